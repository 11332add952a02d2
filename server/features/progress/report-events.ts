import { roleOf, type SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { isDemoEvent, type ReportedEvent } from '#domain/progress/progress-event.ts'
import type { Services } from '../../services.ts'
import { readReplyStates } from '../token-allowance/index.ts'
import { type RecordedProgress, recordProgress } from './record-progress.ts'

type Scope = Pick<Services, 'db' | 'now' | 'env' | 'events' | 'content'>

/** The reservation of tokens that an event claims to have led to an answer, if it is of that kind. */
function claimedAnswer({ type, id }: ReportedEvent): string | null {
  if (type === 'message-sent') return `chat:${id}`
  return type === 'message-rewritten' ? `rewrite:${id}` : null
}

function checkDemoEvents(scope: Scope, user: SessionUser, events: readonly ReportedEvent[]): void {
  const mayGrant = scope.env.DEMO_MODE || roleOf(user, scope.env.OPERATOR_EMAILS) === 'operator'
  if (!mayGrant && events.some(isDemoEvent)) throw new Problem('forbidden')
}

/** @throws Problem `invalid-request` naming the events whose card is not in the skills library */
function checkCards({ content }: Scope, events: readonly ReportedEvent[]): void {
  const isUnknown = (event: ReportedEvent) =>
    event.type === 'resource-opened' &&
    !content.cards.some(({ id, module }) => id === event.card && module === event.module)
  const issues = events.flatMap((event, index) =>
    isUnknown(event)
      ? [{ path: `events.${index}.card`, message: 'names no card of the skills library' }]
      : [],
  )
  if (issues.length > 0) throw new Problem('invalid-request', { issues })
}

/**
 * Sets apart the events whose message is still being answered.
 * @throws Problem `invalid-request` naming the events whose message was never answered
 */
async function checkAnswers(scope: Scope, userId: string, events: readonly ReportedEvent[]) {
  const keys = events.map(claimedAnswer)
  const states = await readReplyStates(
    scope,
    userId,
    keys.filter((key) => key !== null),
  )
  const stateOf = (key: string | null) => (key === null ? 'answered' : states.get(key))
  const issues = keys.flatMap((key, index) =>
    stateOf(key) === 'none' || stateOf(key) === 'failed'
      ? [{ path: `events.${index}.id`, message: 'names no message that was answered' }]
      : [],
  )
  if (issues.length > 0) throw new Problem('invalid-request', { issues })
  const isPending = (index: number) => stateOf(keys[index] ?? null) === 'open'
  return {
    answered: events.filter((_, index) => !isPending(index)),
    pendingIds: events.filter((_, index) => isPending(index)).map(({ id }) => id),
  }
}

/**
 * Takes in what a browser reports. Messages and rewrites count only where the token ledger holds their answer,
 * opened cards only where the library holds the card, demo grants only in demo mode and for operators; one refused
 * event refuses the request, and nothing of it is applied.
 * @throws Problem `forbidden`, `invalid-request` or `rate-limited`
 */
export async function reportEvents(
  scope: Scope,
  user: SessionUser,
  events: readonly ReportedEvent[],
): Promise<RecordedProgress & { pendingIds: string[] }> {
  checkDemoEvents(scope, user, events)
  checkCards(scope, events)
  const { answered, pendingIds } = await checkAnswers(scope, user.id, events)
  return { ...(await recordProgress(scope, user.id, answered)), pendingIds }
}
