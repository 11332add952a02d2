import type { Settings } from './settings.ts'

/** `waiting`: wished for in Settings, not confirmed by the link in the mail. Mails go out only when `confirmed`. */
export const newsletterStates = ['off', 'waiting', 'confirmed'] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** What the wish and the confirmation amount to (double opt-in). */
export function newsletterState(
  { newsletterEnabled }: Pick<Settings, 'newsletterEnabled'>,
  isConfirmed: boolean,
): NewsletterState {
  if (!newsletterEnabled) return 'off'
  return isConfirmed ? 'confirmed' : 'waiting'
}
