import type { SafetyReply } from '#domain/safety/contract.ts'
import { linesFor, type Place } from '#domain/safety/help-lines.ts'
import { cardFor } from '#domain/safety/safety-content.ts'
import type { SafetyVerdict } from '#engines/safety-check/safety-verdict.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../settings/index.ts'
import { findPlan } from './queries.ts'
import { safeCheck } from './safe-check.ts'

type Scope = Pick<Services, 'db' | 'safetyContent'>

/** A plan that cannot be looked up is left out; the card itself must always come. */
async function hasPlan({ db }: Scope, userId: string): Promise<boolean> {
  return await findPlan(db, userId)
    .then((plan) => plan !== null)
    .catch(() => false)
}

/** Where the user is, by their settings. Nowhere known, which brings the international lines, when they cannot be read. */
async function placeOf(scope: Scope, userId: string): Promise<Place> {
  return await readSettings(scope, userId).catch(() => ({ country: null, timeZone: null }))
}

/**
 * Checks what a user wrote, to the coach before any model or library sees it, elsewhere after it was saved. The card
 * for the first text that raises one, with the lines of the user's country, or of the one that
 * their time zone suggests; or null. The texts are
 * judged first and alone, so that no fault and no refusal stands before the card. Nothing of them is kept or logged.
 * @param texts absent ones count for nothing
 */
export async function checkSafety(
  scope: Scope,
  userId: string,
  texts: readonly (string | null | undefined)[],
  check: (text: string) => SafetyVerdict = safeCheck,
): Promise<SafetyReply | null> {
  const verdict = texts.map((text) => check(text ?? '')).find(({ kind }) => kind === 'card')
  if (verdict?.kind !== 'card') return null
  const { topic, about } = verdict
  return {
    ...cardFor(scope.safetyContent.cards, topic, about),
    help: linesFor(scope.safetyContent.lines, await placeOf(scope, userId)),
    hasPlan: await hasPlan(scope, userId),
  }
}
