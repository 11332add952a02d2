import type { Message } from '../judging/message.ts'
import { generalCard, type SafetySubject, type SafetyTopic } from '../safety-verdict.ts'
import { scoreFeatures } from './linear-model.ts'
import { describeScores, scoreScores } from './message-step.ts'
import { readFeatures } from './read-features.ts'
import { type SafetyModel, safetyModel } from './safety-model.ts'
import { splitStretches } from './split-stretches.ts'
import { type StretchScore, scoreStretch } from './stretch-model.ts'

export type Score = StretchScore & {
  /** The card for the stretch with the highest score. It is seldom needed, so it is chosen when asked for. */
  card: () => { topic: SafetyTopic; about: SafetySubject }
}

/**
 * What the trained model says of a message: every stretch is scored, and from these scores the message. Pure and
 * deterministic, in time linear to the message's length.
 */
export function scoreMessage(
  message: Message,
  byRules: 'card' | 'line' | null,
  model: SafetyModel = safetyModel,
): Score {
  const stretches = readFeatures(message, splitStretches(message))
  const scores = stretches.map((stretch) => scoreStretch(model.stretches, stretch))
  const described = describeScores(scores, message.tokens.length, byRules)
  const best = scores.reduce((one, { any }, index) => (any > (scores[one]?.any ?? 0) ? index : one), 0)
  return {
    clear: scoreScores(model.message.clear, described),
    any: scoreScores(model.message.any, described),
    card: () => chooseCard(model, stretches[best]?.own ?? []),
  }
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
