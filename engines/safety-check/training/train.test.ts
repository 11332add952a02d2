import { describe, expect, it } from 'vitest'
import { inspectMessage } from '#engines/safety-check/inspect-message.ts'
import stored from '#engines/safety-check/model/safety-model.gen.json' with { type: 'json' }
import { safetyTopics } from '#engines/safety-check/safety-verdict.ts'
import { wholeFeatures } from './prepare-examples.ts'
import { readEverydayMessages } from './read-everyday-messages.ts'
import { readHeldOutWriters } from './read-held-out-writers.ts'
import { fingerprintTraining, readTrainingSet } from './read-training-set.ts'

const messages = readTrainingSet()
const heldOut = readHeldOutWriters()
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')

/**
 * What the check reaches on messages that were kept apart before the training: of those that show danger, how many bring
 * the card, and how many card or line; of the others, how many bring the card. Testers wrote what one may expect,
 * writers what is hard to see. It may not fall behind.
 */
const MEASURED = [
  { writer: 'tester-3', minCards: 0.8933, minSeen: 0.9933, maxFalseCards: 0.02 },
  { writer: 'tester-7', minCards: 0.9194, minSeen: 0.9798, maxFalseCards: 0.0067 },
  { writer: 'tester-8', minCards: 0.81, minSeen: 0.95, maxFalseCards: 0.09 },
  { writer: 'tester-9', minCards: 0.8125, minSeen: 0.9583, maxFalseCards: 0 },
  { writer: 'tester-10', minCards: 0.8936, minSeen: 0.9787, maxFalseCards: 0 },
  { writer: 'tester-11', minCards: 0.8333, minSeen: 0.9791, maxFalseCards: 0.0411 },
  { writer: 'tester-12', minCards: 0.625, minSeen: 0.8333, maxFalseCards: 0.0137 },
  { writer: 'writer-1', minCards: 0.3921, minSeen: 0.745, maxFalseCards: 0.04 },
  { writer: 'writer-2', minCards: 0.5593, minSeen: 0.8135, maxFalseCards: 0.0334 },
  { writer: 'writer-3', minCards: 0.6428, minSeen: 0.8571, maxFalseCards: 0.0289 },
  { writer: 'writer-4', minCards: 0.5625, minSeen: 0.8125, maxFalseCards: 0.0189 },
  { writer: 'writer-7', minCards: 0.5666, minSeen: 0.8111, maxFalseCards: 0.077 },
  { writer: 'writer-8', minCards: 0.5777, minSeen: 0.8888, maxFalseCards: 0.0924 },
]
/** Of everyday messages to the coach that were kept apart, at most so many raise the card. */
const MAX_EVERYDAY_ALARMS = 0.0215

describe('the training set', () => {
  it('is the one that the weights were learnt from; if not, run `npm run train:safety`', () => {
    expect(stored.trainedFrom).toBe(fingerprintTraining(messages, wholeFeatures))
  })

  it.each(safetyTopics)('has at least a hundred messages on %s', (topic) => {
    expect(messages.filter((message) => message.topic === topic).length).toBeGreaterThanOrEqual(100)
  })

  it('holds no message that is kept apart', () => {
    const known = new Set(messages.map(({ text }) => bare(text)))
    const apart = heldOut.flatMap((writer) => writer.messages.map(({ text }) => text))
    expect(apart.length).toBeGreaterThan(1_200)
    expect(apart.filter((text) => known.has(bare(text)))).toEqual([])
  })
})

describe('messages kept apart', () => {
  it.each(MEASURED)('of $writer are told apart as well as was measured', (measured) => {
    const own = heldOut.find(({ writer }) => writer === measured.writer)?.messages ?? []
    const kindsOf = (label: string) =>
      own.filter((one) => one.label === label).map(({ text }) => inspectMessage(text).verdict.kind)
    const share = (kinds: readonly string[], is: (kind: string) => boolean) =>
      kinds.filter(is).length / kinds.length
    const raising = kindsOf('raise')
    expect(share(raising, (kind) => kind === 'card')).toBeGreaterThanOrEqual(measured.minCards)
    expect(share(raising, (kind) => kind !== 'none')).toBeGreaterThanOrEqual(measured.minSeen)
    expect(share(kindsOf('pass'), (kind) => kind === 'card')).toBeLessThanOrEqual(measured.maxFalseCards)
  })

  it('of an ordinary day seldom raise the card', () => {
    const everyday = readEverydayMessages().heldOut
    const alarms = everyday.filter((text) => inspectMessage(text).verdict.kind === 'card')
    expect(alarms.length / everyday.length).toBeLessThanOrEqual(MAX_EVERYDAY_ALARMS)
  })
})
