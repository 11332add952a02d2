import { describe, expect, it } from 'vitest'
import { asksForMeaning, planExplanation, termToExplain } from './explain-word.ts'
import { converse, makeCard, makeLibrary } from './testing.ts'

describe('the word that a message asks about', () => {
  it.each([
    ['explain masking', 'masking'],
    ['Can you explain the word "alexithymia" to me?', 'alexithymia'],
    ['what does stimming mean?', 'stimming'],
    ['What is a boundary?', 'boundary'],
    ["I don't understand the word pacing", 'pacing'],
    ['define sensory overload please', 'sensory overload'],
  ])('%s → %s', (text, word) => {
    expect(termToExplain(text)).toBe(word)
  })

  it.each([
    'What is the best way to tell my boss that I am sick?',
    'my boss explained it',
    'explain',
  ])('%s asks about none', (text) => {
    expect(termToExplain(text)).toBeUndefined()
  })
})

describe('explaining a word', () => {
  const card = makeCard({ id: 'calls', title: 'Calls', whatIsGoingOn: 'A hotline is slow. You may wait.' })
  const library = {
    cards: new Map([[card.id, card]]),
    glossary: new Map([['stimming', { meaning: 'A repeated movement.', cardId: 'calls' }]]),
  }

  it('uses the glossary, in any form of the word', () => {
    expect(planExplanation('what is stimming', undefined, library)).toEqual({
      kind: 'explain-word',
      word: 'stimming',
      meaning: 'A repeated movement.',
      cardId: 'calls',
    })
  })

  describe('a saying', () => {
    const known = {
      cards: new Map(),
      glossary: new Map([
        ['play it by ear', { meaning: 'Decide later.' }],
        ['ear', { meaning: 'A part of the body.' }],
      ]),
    }

    it.each([
      "what does it mean when my boss says let's play it by ear?",
      'She wrote "let us play it by ear". What does she mean?',
      'what does "play it by ear" mean at the end of a message',
      '"play it by ear"',
      'what does play it by ear mean?',
    ])('is found in: %s', (text) => {
      expect(asksForMeaning(text)).toBe(true)
      expect(planExplanation(text, undefined, known)).toMatchObject({
        word: 'play it by ear',
        meaning: 'Decide later.',
      })
    })

    it.each([
      'He is mean and said "play it by ear"',
      'I like to play it by ear',
      'She said "play it by ear" and he said "no way". What does it mean?',
      'what does it mean when he says nothing',
    ])('is not asked for in: %s', (text) => {
      expect(planExplanation(text, undefined, known)).toBeUndefined()
    })
  })

  it('finds a term of several words by its first ones', () => {
    const glossary = new Map([['double empathy problem', { meaning: 'Both sides misunderstand.' }]])
    expect(planExplanation('explain double empathy', undefined, { ...library, glossary })?.meaning).toBe(
      'Both sides misunderstand.',
    )
    expect(planExplanation('explain double', undefined, { ...library, glossary })).toBeUndefined()
  })

  it('shows the sentence of the current card else', () => {
    expect(planExplanation('what does hotlines mean', 'calls', library)).toMatchObject({
      sentence: 'A hotline is slow.',
    })
  })

  it('leaves a word that neither knows to the search', () => {
    expect(planExplanation('what is entropy', 'calls', library)).toBeUndefined()
    expect(planExplanation('what is a hotline', undefined, library)).toBeUndefined()
  })
})

describe('a word that nobody knows', () => {
  const unrelated = ['a', 'b', 'c'].map((id) => makeCard({ id, title: `Card ${id}` }))
  const about = makeCard({ id: 'taxes', title: 'Taxes in pieces', questions: ['How do I file taxes?'] })
  const library = makeLibrary([...unrelated, about], {
    'Explain the word "Deliverable".': [
      ['a', 'weak'],
      ['b', 'weak'],
      ['c', 'weak'],
    ],
    'council tax': [
      ['a', 'weak'],
      ['taxes', 'weak'],
    ],
    tax: [
      ['a', 'weak'],
      ['taxes', 'weak'],
    ],
  })
  const plan = (...turns: string[]) => converse(library, turns).at(-1)

  it('is said to be unknown, with what the person can do, and without unrelated cards', () => {
    const reply = plan('Explain the word "Deliverable".')
    expect(reply?.plan).toEqual({ kind: 'unknown-word', word: 'Deliverable' })
    expect(reply?.text).toContain('I do not know the word "Deliverable".')
    expect(reply?.text).toContain('the whole sentence in which the word stands, and who said or wrote it')
    expect(reply?.text).not.toContain('Card a')
  })

  it.each([
    ['what does salient mean?', 'salient'],
    ['What is ABA?', 'ABA'],
    ['I don’t know the word parboil', 'parboil'],
    ['I do not understand what al dente means', 'al dente'],
    ['define zeitgeist please', 'zeitgeist'],
  ])('%s', (text, word) => {
    expect(plan(text)?.plan).toEqual({ kind: 'unknown-word', word })
  })

  it.each([
    'what is the point',
    'What is wrong with me?',
    'What is happening?',
    'I do not know what happened',
    'explain how this works at the office',
    'What is the capital of France?',
    'What should I do?',
  ])('is not what "%s" asks about', (text) => {
    expect(plan(text)?.plan.kind).not.toBe('unknown-word')
  })

  it('gets only the cards that are about it', () => {
    expect(plan('what does tax mean?')?.plan).toMatchObject({
      kind: 'clarify',
      reason: 'about-word',
      optionIds: ['taxes'],
    })
  })

  it('is not offered as cards again while other topics are open', () => {
    expect(plan('what does tax mean?', 'what is an overdraft')?.plan).toEqual({
      kind: 'unknown-word',
      word: 'overdraft',
    })
  })
})
