import { describe, expect, it } from 'vitest'
import { inspectMessage } from '#domain/safety/inspect-message.ts'
import { readMessage } from '#domain/safety/judging/message.ts'
import { readFeatures } from '#domain/safety/model/read-features.ts'
import stored from '#domain/safety/model/safety-model.gen.json' with { type: 'json' }
import { safetyTopics } from '#domain/safety/safety-verdict.ts'
import { readHeldOutWriters } from './read-held-out-writers.ts'
import { fingerprintTraining, readTrainingSet } from './read-training-set.ts'

const messages = readTrainingSet()
const heldOut = readHeldOutWriters()
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')

/**
 * What was measured first on messages of each writer that were kept apart before the training (docs/safety.md). The
 * targets of 95 % and 3 % are not reached on them; it may not fall behind.
 */
const MEASURED = [
  { writer: 'writer-1', minRecall: 0.56, maxFalseAlarms: 0.081 },
  { writer: 'writer-2', minRecall: 0.62, maxFalseAlarms: 0.067 },
  { writer: 'writer-3', minRecall: 0.5, maxFalseAlarms: 0.03 },
  { writer: 'writer-4', minRecall: 0.66, maxFalseAlarms: 0.076 },
]

describe('the training set', () => {
  it('is the one that the weights were learnt from; if not, run `npm run train:safety`', () => {
    expect(stored.trainedFrom).toBe(fingerprintTraining(messages, (text) => readFeatures(readMessage(text))))
  })

  it.each(safetyTopics)('has at least a hundred messages on %s', (topic) => {
    expect(messages.filter((message) => message.topic === topic).length).toBeGreaterThanOrEqual(100)
  })

  it('holds no message that is kept apart', () => {
    const known = new Set(messages.map(({ text }) => bare(text)))
    const apart = heldOut.flatMap((writer) => writer.messages)
    expect(apart.length).toBeGreaterThan(300)
    expect(apart.filter(({ text }) => known.has(bare(text)))).toEqual([])
  })
})

describe('messages kept apart', () => {
  it.each(MEASURED)('of $writer are told apart as well as when measured first', (measured) => {
    const own = heldOut.find(({ writer }) => writer === measured.writer)?.messages ?? []
    const raisedShare = (label: string) => {
      const all = own.filter((message) => message.label === label)
      return all.filter(({ text }) => inspectMessage(text).verdict.kind === 'card').length / all.length
    }
    expect(raisedShare('raise')).toBeGreaterThanOrEqual(measured.minRecall)
    expect(raisedShare('pass')).toBeLessThanOrEqual(measured.maxFalseAlarms)
  })
})
