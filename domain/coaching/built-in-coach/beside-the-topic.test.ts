import { describe, expect, it } from 'vitest'
import { converse, makeCard, makeLibrary } from './testing.ts'

const laundry = makeCard({ id: 'laundry', title: 'Laundry step by step' })
const cleaning = makeCard({ id: 'cleaning', title: 'Cleaning a room' })
const library = makeLibrary([laundry, cleaning], {
  'How do I wash?': [['laundry', 'strong']],
  'Everything is a mess': [
    ['cleaning', 'weak'],
    ['laundry', 'weak'],
  ],
})
const lastReply = (...turns: string[]) => converse(library, turns).at(-1)
const lastPlan = (...turns: string[]) => lastReply(...turns)?.plan

describe('while topics are offered', () => {
  it.each([
    'that does not help',
    'not what I meant',
    'I tried all of that',
  ])('"%s" refuses them, and none of them is told', (answer) => {
    expect(lastPlan('Everything is a mess', answer)).toMatchObject({ kind: 'no-match' })
    expect(lastPlan('Everything is a mess', 'yes', answer)).toMatchObject({ kind: 'no-match' })
  })

  it.each([
    ['bye', 'goodbye'],
    ['ok thanks', 'thanks'],
    ['are you a bot?', 'who-are-you'],
    ['hello', 'greeting'],
  ])('"%s" is answered for itself, however often it was asked back', (text, kind) => {
    expect(lastPlan('Everything is a mess', 'yes', text)).toMatchObject({ kind })
  })
})

describe('a question without a topic of its own', () => {
  it.each([
    'How long?',
    'And should I do something?',
    'is it so with everybody?',
  ])('"%s" is about the last answer', (question) => {
    expect(lastPlan('How do I wash?', question)).toMatchObject({
      kind: 'answer',
      cardId: 'laundry',
      reason: 'nearest',
    })
  })

  it('finds nothing when nothing was asked before', () => {
    expect(lastPlan('How long?')).toMatchObject({ kind: 'no-match' })
  })
})

describe('a question about Wayfern itself', () => {
  it('is answered with the place where it is done, and the topic stays open', () => {
    const asked = lastReply('How do I wash?', 'How do I delete my account?')
    expect(asked?.plan).toEqual({ kind: 'product', matter: 'account-deletion' })
    expect(asked?.text).toContain('(/dashboard/settings?tab=account)')
    expect(lastPlan('How do I wash?', 'How do I delete my account?', 'why?')).toMatchObject({
      cardId: 'laundry',
      parts: ['why'],
    })
  })

  it('is answered while topics are offered', () => {
    expect(lastPlan('Everything is a mess', 'is this private?')).toEqual({
      kind: 'product',
      matter: 'privacy',
    })
  })

  it("leaves a card's own question to the card", () => {
    const writing = makeCard({ id: 'writing', title: 'Writing', questions: ['Can you rewrite this?'] })
    const own = makeLibrary([writing], { 'Can you rewrite this?': [['writing', 'strong']] })
    expect(converse(own, ['Can you rewrite this?'])[0]?.plan).toMatchObject({ cardId: 'writing' })
  })
})
