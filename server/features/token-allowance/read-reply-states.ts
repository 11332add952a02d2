import type { Services } from '../../services.ts'
import { findLedgerEntries, settleKey } from './queries.ts'

/** `none`: never asked for. `open`: being answered. `failed`: ended without a reply. `answered`: tokens were spent. */
export type ReplyState = 'none' | 'open' | 'failed' | 'answered'

/**
 * What the server itself knows about acts that spend tokens, by the keys of their reservations
 * (`chat:<messageId>`, `rewrite:<messageId>`). A caller without such an act, or another user, finds `none`.
 */
export async function readReplyStates(
  { db }: Pick<Services, 'db'>,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, ReplyState>> {
  const entries =
    keys.length === 0 ? [] : await findLedgerEntries(db, userId, [...keys, ...keys.map(settleKey)])
  const amounts = new Map(entries.map(({ key, amount }) => [key, amount]))
  const stateOf = (key: string): ReplyState => {
    const reserved = amounts.get(key)
    const settled = amounts.get(settleKey(key))
    if (reserved === undefined) return 'none'
    if (settled === undefined) return 'open'
    return reserved + settled > 0 ? 'answered' : 'failed'
  }
  return new Map(keys.map((key) => [key, stateOf(key)]))
}
