import type { SafetyReply } from '#domain/safety/contract.ts'
import { linesFor, type Place } from '#domain/safety/help-lines.ts'
import { cardFor } from '#domain/safety/safety-content.ts'
import type { SafetyVerdict } from '#engines/safety-check/safety-verdict.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../settings/index.ts'
import { findPlan } from './queries.ts'
import { safeCheck } from './safe-check.ts'

export type SafetyScope = Pick<Services, 'db' | 'safetyContent'>
export type Raised = Exclude<SafetyVerdict, { kind: 'none' }>

/** A plan that cannot be looked up is left out; the card itself must always come. */
async function hasPlan({ db }: SafetyScope, userId: string): Promise<boolean> {
  return await findPlan(db, userId)
    .then((plan) => plan !== null)
    .catch(() => false)
}

/** Where the user is, by their settings. Nowhere known, which brings the international lines, when they cannot be read. */
async function placeOf(scope: SafetyScope, userId: string): Promise<Place> {
  return await readSettings(scope, userId).catch(() => ({ country: null, timeZone: null }))
}

/**
 * The card for a verdict, with the lines of the user's country, or of the one that their time zone suggests. A line
 * comes with the card that it opens.
 */
export async function presentSafety(
  scope: SafetyScope,
  userId: string,
  { kind, topic, about }: Raised,
): Promise<SafetyReply> {
  return {
    kind,
    ...cardFor(scope.safetyContent.cards, topic, about),
    help: linesFor(scope.safetyContent.lines, await placeOf(scope, userId)),
    hasPlan: await hasPlan(scope, userId),
  }
}

/**
 * Checks what a user wrote, to the coach before any model or library sees it, elsewhere after it was saved: the card
 * for the first text that raises one, else the line for the first that is unclear, else null. The texts are judged first
 * and alone, so that no fault and no refusal stands before the card. Nothing of them is kept or logged.
 * @param texts absent ones count for nothing
 */
export async function checkSafety(
  scope: SafetyScope,
  userId: string,
  texts: readonly (string | null | undefined)[],
  check: (text: string) => SafetyVerdict = safeCheck,
): Promise<SafetyReply | null> {
  const verdicts = texts.map((text) => check(text ?? ''))
  const verdict = verdicts.find(({ kind }) => kind === 'card') ?? verdicts.find(({ kind }) => kind === 'line')
  return verdict && verdict.kind !== 'none' ? await presentSafety(scope, userId, verdict) : null
}
