import type { Finding } from '../judging/finding.ts'
import type { Message } from '../judging/message.ts'
import { generalCard, type SafetySubject, type SafetyTopic } from '../safety-verdict.ts'
import { scoreFeatures } from './linear-model.ts'
import { readFeatures } from './read-features.ts'
import { type SafetyModel, safetyModel } from './safety-model.ts'
import { splitStretches } from './split-stretches.ts'

export type Score = {
  /** The highest score of the message's stretches, in log odds. */
  score: number
  /** The card for that stretch. It is seldom needed, so it is chosen when asked for. */
  card: () => { topic: SafetyTopic; about: SafetySubject }
}

/** What the trained model says of a message. Pure and deterministic, in time linear to the message's length. */
export function scoreMessage(
  message: Message,
  findings: readonly Finding[],
  model: SafetyModel = safetyModel,
): Score {
  const featuresOf = readFeatures(message, findings)
  let best = { score: Number.NEGATIVE_INFINITY, features: [] as readonly string[] }
  for (const stretch of splitStretches(message)) {
    const features = featuresOf(stretch)
    const score = scoreFeatures(model.raise, features)
    if (score > best.score) best = { score, features }
  }
  return { score: best.score, card: () => chooseCard(model, best.features) }
}

/** The most likely topic; the general card where the model knows none. */
function chooseCard({ topics, other }: SafetyModel, features: readonly string[]) {
  const [best] = topics
    .map(({ topic, model }) => ({ topic, score: scoreFeatures(model, features) }))
    .toSorted((one, another) => another.score - one.score)
  if (!best || best.score < LEAST_TOPIC_SCORE) return generalCard
  const about: SafetySubject = scoreFeatures(other, features) > 0 ? 'other' : 'self'
  return { topic: best.topic, about }
}

/** Below this no topic is likely (log odds: about one in four). */
const LEAST_TOPIC_SCORE = -1
