import type { Message } from '../judging/message.ts'
import { generalCard, type SafetyVerdict } from '../safety-verdict.ts'
import { type LinearModel, scoreWindows } from './linear-model.ts'
import { readFeatures } from './read-features.ts'
import { type SafetyModel, safetyModel } from './safety-model.ts'
import { splitWindows } from './split-windows.ts'

export type Score = {
  /** The highest score of the message's windows, in log odds. */
  score: number
  /** Words of the message. */
  words: number
  /** The card for that window, should the model alone raise it. It is seldom needed, so it is chosen when asked for. */
  card: () => SafetyVerdict
}

/** What the trained model says of a message. Pure and deterministic, in time linear to the message's length. */
export function scoreMessage(message: Message, model: SafetyModel = safetyModel): Score {
  const features = readFeatures(message)
  const windows = splitWindows(message)
  const scores = scoreWindows(model.raise, features, windows)
  const score = Math.max(...scores)
  const window = windows[scores.indexOf(score)]
  const within = features.slice(window?.start, window?.end)
  const scoreOf = (part: LinearModel) =>
    scoreWindows(part, within, [{ start: 0, end: within.length }])[0] ?? part.bias
  return { score, words: features.length, card: () => chooseCard(model, scoreOf) }
}

/** The most likely topic; the general card where the model knows none. */
function chooseCard({ topics, other }: SafetyModel, scoreOf: (part: LinearModel) => number): SafetyVerdict {
  const [best] = topics
    .map(({ topic, model }) => ({ topic, score: scoreOf(model) }))
    .toSorted((one, another) => another.score - one.score)
  if (!best || best.score < LEAST_TOPIC_SCORE) return generalCard
  return { kind: 'card', topic: best.topic, about: scoreOf(other) > 0 ? 'other' : 'self' }
}

/** Below this no topic is likely (log odds: about one in four). */
const LEAST_TOPIC_SCORE = -1
