import type { Threshold } from '../judging/choose-step.ts'
import { type SafetyTopic, safetyTopics } from '../safety-verdict.ts'
import { createLinearModel, type LinearModel } from './linear-model.ts'
import type { MessageStep } from './message-step.ts'
import stored from './safety-model.gen.json' with { type: 'json' }
import { type StoredModel, type StoredTable, WEIGHT_PARTS } from './stored-model.ts'
import type { StretchModel } from './stretch-model.ts'

/** What the training found out (`engines/safety-check/README.md`). */
export type SafetyModel = {
  /** Above which scores card and line come, by the length of the message. */
  thresholds: readonly Threshold[]
  stretches: StretchModel
  message: MessageStep
  /** Which card, when the model alone raises it. */
  topics: readonly { topic: SafetyTopic; model: LinearModel }[]
  /** Whether it is about somebody else than the writer. */
  other: LinearModel
}

function readModel({ bias, weights }: StoredModel): LinearModel {
  const entries = weights.map((line) => {
    const gap = line.lastIndexOf(' ')
    return [line.slice(0, gap), Number(line.slice(gap + 1)) / WEIGHT_PARTS] as const
  })
  return createLinearModel(bias, entries)
}

function readTable({ names, values }: StoredTable) {
  const columns = values.map((column) => Float64Array.from(column, (value) => value / WEIGHT_PARTS))
  return { numbers: new Map(names.map((name, number) => [name, number])), columns }
}

const nothing = new Float64Array()

function readStretchModel(from: {
  bias: StretchModel['bias']
  features: StoredTable
  words: StoredTable
}): StretchModel {
  const features = readTable(from.features)
  const words = readTable(from.words)
  const [ownClear = nothing, ownAny = nothing, nearClear = nothing, nearAny = nothing] = features.columns
  const [clear = nothing, any = nothing] = words.columns
  return {
    bias: from.bias,
    numbers: features.numbers,
    own: { clear: ownClear, any: ownAny },
    near: { clear: nearClear, any: nearAny },
    words: words.numbers,
    meaning: { clear, any },
  }
}

/** The weights that `engines/safety-check/training/train.ts` wrote, read once when the module is loaded. */
export const safetyModel: SafetyModel = {
  thresholds: stored.thresholds,
  stretches: readStretchModel(stored.stretches),
  message: stored.message,
  topics: safetyTopics.map((topic) => ({ topic, model: readModel(stored.topics[topic]) })),
  other: readModel(stored.other),
}
