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
    expect(lastPlan('How do I wash?', 'How do I delete my account?', 'that did not work')).toMatchObject({
      cardId: 'laundry',
    })
  })

  it.each([
    'Make it shorter.',
    'Tell me more.',
    'Give me an example.',
  ])('has no parts: "%s" under it says so, and leads back to the topic', (request) => {
    expect(lastPlan('is this private?', request)).toEqual({ kind: 'product-told' })
    const told = lastReply('How do I wash?', 'is this private?', request)
    expect(told?.text).toContain('(/dashboard/help)')
    expect(told?.text).toContain('"Laundry step by step"')
    expect(lastPlan('How do I wash?', 'is this private?', request, 'more')).toMatchObject({
      cardId: 'laundry',
      reason: 'more',
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

describe('what to say', () => {
  it('is given whole when it is asked for, and nothing further up has to be searched for', () => {
    expect(lastPlan('How do I wash?', 'what do I say to them?')).toMatchObject({
      reason: 'requested',
      parts: ['words', 'moreWords'],
    })
    expect(lastPlan('How do I wash?', 'what do I say to them?', 'what can I say?')).toMatchObject({
      kind: 'already-given',
    })
  })

  it('is only what is new when more is asked for', () => {
    expect(lastPlan('How do I wash?', 'more words')).toMatchObject({ parts: ['moreWords'] })
  })
})

describe('what was tried', () => {
  it('has failed, when an answer stands above it', () => {
    expect(lastPlan('How do I wash?', 'I have tried alarms')).toMatchObject({
      reason: 'did-not-work',
      parts: ['ifThisDoesNotWork'],
    })
  })

  it('tells of something, when nothing was said before', () => {
    expect(lastPlan('I have tried alarms')).toMatchObject({ kind: 'no-match' })
  })
})

describe('"too much"', () => {
  it('asks for smaller steps after an answer', () => {
    expect(lastPlan('How do I wash?', 'this is too much for me')).toMatchObject({
      kind: 'one-step',
      isSmaller: true,
    })
  })

  it('is a feeling before one', () => {
    expect(lastPlan('this is too much for me')).not.toMatchObject({ kind: 'nothing-open' })
  })
})

describe('"smaller"', () => {
  it('said again where there are no smaller pieces says so, and keeps the step', () => {
    const again = lastReply('How do I wash?', 'smaller', 'smaller')
    expect(again?.text).toContain('does not split this step further')
    expect(lastPlan('How do I wash?', 'smaller', 'smaller', 'next')).toMatchObject({
      kind: 'one-step',
      step: 1,
    })
  })
})
