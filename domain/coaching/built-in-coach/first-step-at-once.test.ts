import { describe, expect, it } from 'vitest'
import { converse, makeCard, makeLibrary } from './testing.ts'

const laundry = makeCard({ id: 'laundry', title: 'Laundry' })
const cleaning = makeCard({ id: 'cleaning', title: 'Cleaning a room' })

describe('a question with one card far ahead of the others', () => {
  const sure = makeLibrary([laundry, cleaning], { 'socks everywhere': [['cleaning', 'weak']] })
  const reply = (...turns: string[]) => converse(sure, ['socks everywhere', ...turns]).at(-1)

  it('gets its first step at once, and is asked whether this is meant', () => {
    expect(reply()?.plan).toMatchObject({ kind: 'clarify', leadId: 'cleaning' })
    expect(reply()?.text).toContain('I may be wrong.')
    expect(reply()?.text).toContain('> Begin cleaning')
  })

  it.each(['yes', 'tell me more', 'give me the steps'])('"%s" opens the card', (answer) => {
    expect(reply(answer)?.plan).toMatchObject({ kind: 'answer', cardId: 'cleaning', reason: 'chosen' })
  })

  it('is not repeated word for word', () => {
    expect(reply('socks everywhere')?.text).not.toBe(reply()?.text)
  })
})

describe('a feeling without a word on its cause', () => {
  const feeling = 'I am so overwhelmed right now'
  const low = makeLibrary([laundry, cleaning], {
    [feeling]: [
      ['laundry', 'strong'],
      ['cleaning', 'weak'],
    ],
  })

  it('gets one thing to do at once, and one question', () => {
    const [first] = converse(low, [feeling])
    expect(first?.plan).toEqual({
      kind: 'clarify',
      reason: 'feeling',
      optionIds: ['laundry', 'cleaning'],
      leadId: 'laundry',
      soundsHard: true,
    })
    expect(first?.text).toContain('One thing that you can do now:\n\n> Begin laundry')
    expect(first?.text).toContain('Which of these is nearest to it?')
  })

  it('is looked up without a preference for the module', () => {
    const elsewhere = { ...makeLibrary([laundry, cleaning]), searchEverywhere: low.searchEverywhere }
    expect(converse(elsewhere, [feeling])[0]?.plan).toMatchObject({ reason: 'feeling', leadId: 'laundry' })
  })

  it('leads to the card that is chosen', () => {
    expect(converse(low, [feeling, '2']).at(-1)?.plan).toMatchObject({ kind: 'answer', cardId: 'cleaning' })
  })

  it('gets no step of a card that the person does not want to be brought up', () => {
    const avoiding = { ...low, isToAvoid: (id: string) => id === 'laundry' }
    expect(converse(avoiding, [feeling])[0]?.plan).not.toHaveProperty('leadId')
  })
})
