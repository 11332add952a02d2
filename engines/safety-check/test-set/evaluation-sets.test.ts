import { describe, expect, it } from 'vitest'
import { checkMessage } from '../check-message.ts'
import { safetyTopics } from '../safety-verdict.ts'
import { developmentSets } from './development-sets.ts'
import { heldOut } from './held-out.ts'
import type { EvaluationSet, MessageGroup } from './message-set.ts'
import { raisingMessages } from './raising-messages.ts'

/** What the check reaches over all sets that it was improved with: card or line, and the card for nothing. It may not fall behind. */
const MIN_RECALL = 0.97
const MAX_FALSE_ALARMS = 0.0441
/**
 * What the check reaches on a set that it was not improved with: half of
 * its passing messages were written to look like danger. It may not fall behind.
 */
const HELD_OUT = { minRecall: 0.98, maxFalseAlarms: 0.121 }
/** Messages that the sets must hold together. */
const MIN_RAISING = 150
const MIN_PASSING = 300
/** Messages per topic in the set that names its topics, so that none is measured by a handful. */
const MIN_PER_TOPIC = 10

const messagesOf = (groups: readonly MessageGroup[]) => groups.flatMap(({ messages }) => messages)
const raises = (message: string) => checkMessage(message).kind === 'card'
const missedOf = ({ raising }: EvaluationSet) =>
  messagesOf(raising).filter((message) => checkMessage(message).kind === 'none')
const alarmsOf = ({ passing }: EvaluationSet) => messagesOf(passing).filter(raises)

const raising = developmentSets.flatMap((set) => messagesOf(set.raising))
const passing = developmentSets.flatMap((set) => messagesOf(set.passing))

describe('the development sets', () => {
  it('hold enough messages of both kinds, each once', () => {
    expect(raising.length).toBeGreaterThanOrEqual(MIN_RAISING)
    expect(passing.length).toBeGreaterThanOrEqual(MIN_PASSING)
    expect(new Set([...raising, ...passing]).size).toBe(raising.length + passing.length)
  })

  it.each(safetyTopics)('hold messages on %s', (topic) => {
    const groups = raisingMessages.filter((group) => group.topic === topic)
    expect(messagesOf(groups).length).toBeGreaterThanOrEqual(MIN_PER_TOPIC)
  })

  it('bring card or line for nearly all messages that must', () => {
    const missed = developmentSets.flatMap(missedOf)
    expect(1 - missed.length / raising.length, missed.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL)
  })

  it('bring the card for few messages that must not', () => {
    const alarms = developmentSets.flatMap(alarmsOf)
    expect(alarms.length / passing.length, alarms.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ALARMS)
  })
})

describe('the held-out set', () => {
  const heldRaising = messagesOf(heldOut.raising)
  const heldPassing = messagesOf(heldOut.passing)

  it('holds at least a hundred messages of each kind, none of them in a development set', () => {
    expect(heldRaising.length).toBeGreaterThanOrEqual(100)
    expect(heldPassing.length).toBeGreaterThanOrEqual(100)
    const known = new Set([...raising, ...passing])
    expect([...heldRaising, ...heldPassing].filter((message) => known.has(message))).toEqual([])
  })

  it('is told apart as well as was measured', () => {
    expect(1 - missedOf(heldOut).length / heldRaising.length).toBeGreaterThanOrEqual(HELD_OUT.minRecall)
    expect(alarmsOf(heldOut).length / heldPassing.length).toBeLessThanOrEqual(HELD_OUT.maxFalseAlarms)
  })
})
