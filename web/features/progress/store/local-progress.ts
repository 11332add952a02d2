import { applyProgressEvent } from '#domain/progress/apply-progress-event.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import type { KeptProgress } from './kept-progress.ts'

/**
 * Hands the progress made without a session over to whose it is: the person who signs in now, unless it is known to be
 * another's, who gets it at their own next sign-in. Returns the part of the person who signs in.
 */
export function mergeLocal(kept: KeptProgress, userId: string): ReportedEvent[] {
  const local = kept.readLocal()
  const ownerId = local.userId ?? userId
  for (const event of local.events) kept.addToOutbox(ownerId, event)
  kept.removeLocal()
  return ownerId === userId ? local.events : []
}

/**
 * Keeps an event that arises without a session under `gamification_local` (specification, section 4). `lastUserId` is
 * who was here last on this page, and so whose it is; null where nobody was.
 */
export function recordLocally(kept: KeptProgress, lastUserId: string | null, event: ReportedEvent): void {
  const { userId } = kept.readLocal()
  if (lastUserId && userId && userId !== lastUserId) mergeLocal(kept, lastUserId)
  const local = kept.readLocal()
  const { state } = applyProgressEvent(local.state, event)
  kept.writeLocal({ userId: lastUserId ?? userId, state, events: [...local.events, event] })
}
