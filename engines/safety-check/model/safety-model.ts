import type { Threshold } from '../judging/choose-step.ts'
import { type SafetyTopic, safetyTopics } from '../safety-verdict.ts'
import { createLinearModel, type LinearModel } from './linear-model.ts'
import stored from './safety-model.gen.json' with { type: 'json' }

/** A model as the file holds it: one feature and its weight per line, in hundredths. */
export type StoredModel = { bias: number; weights: readonly string[] }

/** Weights are stored in so many parts of one. */
export const WEIGHT_PARTS = 100

/** What the training found out (docs/safety.md, "The second judge"). */
export type SafetyModel = {
  /** Above which scores card and line come, by the length of the message. */
  thresholds: readonly Threshold[]
  raise: LinearModel
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

/** The weights that `engines/safety-check/training/train.ts` wrote, read once when the module is loaded. */
export const safetyModel: SafetyModel = {
  thresholds: stored.thresholds,
  raise: readModel(stored.raise),
  topics: safetyTopics.map((topic) => ({ topic, model: readModel(stored.topics[topic]) })),
  other: readModel(stored.other),
}
