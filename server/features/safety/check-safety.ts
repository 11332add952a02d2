import type { SafetyReply } from '#domain/safety/contract.ts'
import { safeCheck } from '#domain/safety/safe-check.ts'
import { cardFor, linesFor } from '#domain/safety/safety-content.ts'
import type { SafetyVerdict } from '#domain/safety/safety-verdict.ts'
import type { Services } from '../../services.ts'
import { findCountry, findPlan } from './queries.ts'

type Scope = Pick<Services, 'db' | 'safetyContent'>

/** A plan that cannot be looked up is left out; the card itself must always come. */
async function hasPlan({ db }: Scope, userId: string): Promise<boolean> {
  return await findPlan(db, userId)
    .then((plan) => plan !== null)
    .catch(() => false)
}

/**
 * Checks what a user wrote, to the coach before any model or library sees it, elsewhere after it was saved. The card
 * for the first text that raises one, with the lines of the country in the user's settings, or null. The texts are
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
  // A card with international lines is better than none.
  const country = await findCountry(scope.db, userId).catch(() => null)
  return {
    ...cardFor(scope.safetyContent.cards, topic, about),
    help: linesFor(scope.safetyContent.lines, country),
    hasPlan: await hasPlan(scope, userId),
  }
}
