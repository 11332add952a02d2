import { describe, expect, it } from 'vitest'
import { noPersonalChoices, type PersonalChoices } from './personal-choices.ts'
import { converse, makeCard, makeLibrary } from './testing.ts'

const laundry = makeCard({ id: 'laundry', title: 'Laundry' })
const calls = makeCard({ id: 'calls', title: 'Calling an office' })
const friends = makeCard({ id: 'friends', title: 'Calling friends', module: 'friendship' })

const library = makeLibrary([laundry, calls, friends], {
  'How do I wash?': [['laundry', 'strong']],
  'How do I call?': [
    ['calls', 'strong'],
    ['friends', 'strong'],
  ],
  'How do I call my friends?': [['friends', 'strong']],
})

describe('the choices of the questionnaire', () => {
  const choosing = (personal: Partial<PersonalChoices>, avoided: string[] = []) => ({
    ...library,
    personal: { ...noPersonalChoices, ...personal },
    isToAvoid: (id: string) => avoided.includes(id),
  })

  it('bring the parts that the person wants, at any length', () => {
    const [reply] = converse(choosing({ wantedParts: ['why', 'example'] }), ['How do I wash?'], 'concise')
    expect(reply?.plan).toMatchObject({ parts: ['whatIsGoingOn', 'steps', 'why', 'example'] })
  })

  it('bring one thing at a time', () => {
    const replies = converse(choosing({ wantsOneThingAtATime: true }), ['How do I wash?', 'next', 'next'])
    expect(replies.map(({ plan }) => plan)).toMatchObject([
      { parts: ['whatIsGoingOn'] },
      { kind: 'one-step', step: 0 },
      { kind: 'one-step', step: 1 },
    ])
    expect(replies[0]?.text).toContain('Write "next" for the first step.')
  })

  it('call the person by name in a greeting', () => {
    expect(converse(choosing({ name: 'Ada' }), ['hello'])[0]?.text).toContain('Hello, Ada.')
  })

  it('tell a supporter once whom the card speaks to', () => {
    const texts = converse(choosing({ isForSomeoneElse: true }), ['How do I wash?', 'How do I call?'])
    expect(texts.map(({ text }) => text.includes('read the person whom you support'))).toEqual([true, false])
  })

  it('change the words about autism, and what was shown stays known', () => {
    const card = makeCard({ id: 'a', title: 'A', whatIsGoingOn: 'Many autistic people know it well.' })
    const own = { ...choosing({ wantsPersonFirstWords: true }), cards: new Map([['a', card]]) }
    const found = { ...own, search: () => [{ card, confidence: 'strong' as const, score: 1 }] }
    const [first, more] = converse(found, ['about a', 'tell me more'])
    expect(first?.text).toContain('Many people with autism know it well.')
    expect(more?.plan).toMatchObject({ parts: ['why', 'example'] })
  })

  it('keep what the person avoids from being brought up, not from being asked', () => {
    const careful = choosing({}, ['friends'])
    expect(converse(careful, ['How do I call?'])[0]?.text).not.toContain('Calling friends')
    expect(converse(careful, ['How do I call my friends?'])[0]?.plan).toMatchObject({ cardId: 'friends' })
  })
})
