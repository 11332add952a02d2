export const MAX_RECIPIENT_LENGTH = 80
export const MIN_LINK_DAYS = 1
export const MAX_LINK_DAYS = 90
export const DEFAULT_LINK_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

export const shareLinkStates = ['active', 'expired', 'revoked'] as const
export type ShareLinkState = (typeof shareLinkStates)[number]

/** When a link made now stops working. Whole times of 24 hours, so that a clock change takes nothing away. */
export function shareLinkExpiry(madeAt: Date, durationDays: number): Date {
  return new Date(madeAt.getTime() + durationDays * DAY_MS)
}

/**
 * What has become of a link. Only an active one shows its report; at the moment of its expiry it no longer does.
 * Switching sharing off revokes every link for good: switched on again, none of them comes back.
 */
export function shareLinkState(link: { expiresAt: Date; revokedAt: Date | null }, now: Date): ShareLinkState {
  if (link.revokedAt !== null) return 'revoked'
  return now >= link.expiresAt ? 'expired' : 'active'
}
