import type { CoachLibrary } from './coach-library.ts'
import type { ConversationState } from './conversation-state.ts'
import { planOneStep } from './plan-follow-up.ts'
import type { ReplyPlan } from './reply-plan.ts'
import { someTopics } from './some-topics.ts'

const isSame = (a: ReplyPlan, b: ReplyPlan | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Goes on where the same request, made twice, would get the same words twice. */
export function withoutRepetition(
  plan: ReplyPlan,
  state: ConversationState,
  library: CoachLibrary,
): ReplyPlan {
  if (!isSame(plan, state.previousPlan)) return plan
  const topicIds = someTopics(library, state)
  const card = 'cardId' in plan && plan.cardId ? library.cards.get(plan.cardId) : undefined
  switch (plan.kind) {
    case 'short':
      return { kind: 'one-step', cardId: plan.cardId, step: 0, isSmaller: false }
    case 'one-step':
      if (plan.isSmaller) return { ...plan, isSmallest: true }
      return card ? planOneStep(card, plan.step + 1, false) : { kind: 'topics', topicIds }
    case 'already-given':
      return { kind: 'all-given', cardId: plan.cardId, relatedIds: card?.related ?? [] }
    case 'all-given':
    case 'explain-word':
    case 'unknown-word':
      return { kind: 'topics', topicIds }
    case 'clarify':
      return {
        kind: 'clarify',
        reason: plan.reason === 'choose-one' ? 'unsure' : 'choose-one',
        optionIds: plan.optionIds,
      }
    default:
      return plan
  }
}
