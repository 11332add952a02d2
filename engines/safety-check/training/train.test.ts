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
 * What the check reaches on messages that were kept apart before the training (docs/safety.md). Testers wrote what one
 * may expect: the targets hold for two of them and are missed for the others. Writers wrote what is hard to see. It may
 * not fall behind.
 */
const MEASURED = [
  { writer: 'tester-3', minRecall: 0.95, maxFalseAlarms: 0.03 },
  { writer: 'tester-7', minRecall: 0.95, maxFalseAlarms: 0.03 },
  { writer: 'tester-8', minRecall: 0.92, maxFalseAlarms: 0.06 },
  { writer: 'tester-9', minRecall: 0.91, maxFalseAlarms: 0.014 },
  { writer: 'tester-10', minRecall: 0.93, maxFalseAlarms: 0.014 },
  { writer: 'tester-11', minRecall: 0.89, maxFalseAlarms: 0.028 },
  { writer: 'tester-12', minRecall: 0.81, maxFalseAlarms: 0.014 },
  { writer: 'writer-1', minRecall: 0.66, maxFalseAlarms: 0.081 },
  { writer: 'writer-2', minRecall: 0.66, maxFalseAlarms: 0.101 },
  { writer: 'writer-3', minRecall: 0.64, maxFalseAlarms: 0.068 },
  { writer: 'writer-4', minRecall: 0.77, maxFalseAlarms: 0.114 },
]
/** Of everyday messages to the coach that were kept apart, at most so many raise the card. */
const MAX_EVERYDAY_ALARMS = 0.036

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
  it.each(MEASURED)('of $writer are told apart as well as docs/safety.md says', (measured) => {
    const own = heldOut.find(({ writer }) => writer === measured.writer)?.messages ?? []
    const raisedShare = (label: string) => {
      const all = own.filter((message) => message.label === label)
      return all.filter(({ text }) => inspectMessage(text).verdict.kind === 'card').length / all.length
    }
    expect(raisedShare('raise')).toBeGreaterThanOrEqual(measured.minRecall)
    expect(raisedShare('pass')).toBeLessThanOrEqual(measured.maxFalseAlarms)
  })

  it('of an ordinary day seldom raise the card', () => {
    const everyday = readEverydayMessages().heldOut
    const alarms = everyday.filter((text) => inspectMessage(text).verdict.kind === 'card')
    expect(alarms.length / everyday.length).toBeLessThanOrEqual(MAX_EVERYDAY_ALARMS)
  })
})
