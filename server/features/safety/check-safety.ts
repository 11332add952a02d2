import type { SafetyReply } from '#domain/safety/contract.ts'
import { cardFor, linesFor } from '#domain/safety/safety-content.ts'
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

/** The country in the user's settings. Null, the international lines, also when it cannot be looked up. */
async function countryOf(scope: Scope, userId: string): Promise<string | null> {
  return await readSettings(scope, userId)
    .then(({ country }) => country)
    .catch(() => null)
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
  return {
    ...cardFor(scope.safetyContent.cards, topic, about),
    help: linesFor(scope.safetyContent.lines, await countryOf(scope, userId)),
    hasPlan: await hasPlan(scope, userId),
  }
}
