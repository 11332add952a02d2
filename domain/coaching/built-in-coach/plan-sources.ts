import type { ReplySource } from '../contract.ts'
import type { CoachLibrary } from './coach-library.ts'
import type { ReplyPlan } from './reply-plan.ts'

/** The cards that a reply rests on: the one that it shows or takes a step from, and the one that it points to. */
export function planSources(plan: ReplyPlan, library: Pick<CoachLibrary, 'cards'>): ReplySource[] {
  const ids: readonly (string | undefined)[] =
    plan.kind === 'answer'
      ? [plan.cardId, plan.pointerId]
      : plan.kind === 'short' || plan.kind === 'one-step' || plan.kind === 'explain-word'
        ? [plan.cardId]
        : plan.kind === 'clarify'
          ? [plan.leadId]
          : []
  return ids
    .flatMap((id) => (id === undefined ? [] : (library.cards.get(id) ?? [])))
    .map(({ id, title, module }) => ({ cardId: id, title, module }))
}
