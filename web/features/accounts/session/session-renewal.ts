import { toApiProblem } from '../../../platform/to-api-problem.ts'
import type { HeldSession } from './hold-session.ts'
import type { SessionApi } from './session-api.ts'
import { isRefreshDue, isSessionExpired } from './session-rules.ts'

type RenewalOptions = {
  api: Pick<SessionApi, 'read' | 'refresh'>
  now: () => number
  held: HeldSession
  /** The server refused: there is no session any more. */
  onRefused: () => void
}

/** Renews the held session, one request at a time. A renewal that fails is left to the next one. */
export function createSessionRenewal({ api, now, held, onRefused }: RenewalOptions) {
  /** Whether a renewal is under way whose answer will count. */
  let isRenewing = () => false
  /** How many took effect so far. */
  let renewals = 0

  async function renew() {
    if (isRenewing()) return
    const isCurrent = held.followTurn()
    isRenewing = isCurrent
    try {
      const { session } = await api.refresh()
      if (isCurrent()) {
        renewals += 1
        held.change({ status: 'signed-in', session })
      }
    } catch (error) {
      if (isCurrent() && toApiProblem(error).code === 'unauthenticated') onRefused()
    }
    if (isCurrent()) isRenewing = () => false
  }
  /** What was read before a renewal knows only the old end, at which the session would be renewed once more. */
  async function readNewest(): ReturnType<SessionApi['read']> {
    const asked = renewals
    const reply = await api.read()
    return asked === renewals ? reply : readNewest()
  }
  const renewWhere = (isToRenew: (expiresAtMs: number, nowMs: number) => boolean) => () => {
    const state = held.getState()
    if (state.status === 'signed-in' && isToRenew(Date.parse(state.session.expiresAt), now())) void renew()
  }
  return {
    renew,
    readNewest,
    renewIfDue: renewWhere(isRefreshDue),
    /** Without waiting for the next check: whoever comes back to the page may use it at once. */
    renewIfExpired: renewWhere(isSessionExpired),
  }
}
