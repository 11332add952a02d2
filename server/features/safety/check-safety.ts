import type { SafetyReply } from '#domain/safety/contract.ts'
import { safeCheck } from '#domain/safety/safe-check.ts'
import { cardFor, linesFor } from '#domain/safety/safety-content.ts'
import type { SafetyVerdict } from '#domain/safety/safety-verdict.ts'
import type { Services } from '../../services.ts'
import { findPlan } from './queries.ts'

type Scope = Pick<Services, 'db' | 'safetyContent'>

/** A plan that cannot be looked up is left out; the card itself must always come. */
async function hasPlan({ db }: Scope, userId: string): Promise<boolean> {
  return await findPlan(db, userId)
    .then((plan) => plan !== null)
    .catch(() => false)
}

/**
 * Checks what a user wrote before any model or library sees it. The card for the first text that raises one, or
 * null. Nothing of the texts is kept or logged.
 */
export async function checkSafety(
  scope: Scope,
  userId: string,
  texts: readonly string[],
  country: string | null,
  check: (text: string) => SafetyVerdict = safeCheck,
): Promise<SafetyReply | null> {
  const verdict = texts.map((text) => check(text)).find(({ kind }) => kind === 'card')
  if (verdict?.kind !== 'card') return null
  const { topic, about } = verdict
  return {
    ...cardFor(scope.safetyContent.cards, topic, about),
    help: linesFor(scope.safetyContent.lines, country),
    hasPlan: await hasPlan(scope, userId),
  }
}
