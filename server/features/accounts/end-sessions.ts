import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { deleteSessions } from './queries.ts'

/**
 * Ends all sessions of a user, or the one with `id`, or all but `keep`, and tells the open pages of the user when the
 * transaction commits: a page without a session leaves at once.
 * @returns how many there were
 */
export async function endSessions(
  { events }: Pick<Services, 'events'>,
  tx: Database,
  userId: string,
  which: { id?: string; keep?: string } = {},
): Promise<number> {
  const ended = await deleteSessions(tx, userId, which)
  if (ended > 0) await events.publish(tx, userId, 'sessions')
  return ended
}
