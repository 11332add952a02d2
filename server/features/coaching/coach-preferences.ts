import { subscriptionAccess } from '#domain/billing/subscription-access.ts'
import type { PersonalChoices } from '#domain/coaching/personal-choices.ts'
import type { ReplyLength } from '#domain/coaching/reply-length.ts'
import { isEnergyLow } from '#domain/energy/energy-level.ts'
import { Problem } from '#domain/problems.ts'
import { coachLines } from '#domain/questionnaire/coach-lines.ts'
import { personalChoices } from '#domain/questionnaire/personal-choices.ts'
import { completeSettings } from '#domain/settings/contract.ts'
import type { CoachContextRecord } from './queries.ts'

export type CoachPreferences = {
  /** What the user chose; short after a low energy check-in, unless they want no personalization. */
  replyLength: ReplyLength
  /**
   * What the coach should know of the user: one line per answer for a model, choices for the built-in coach; null when
   * the user wants no personalization.
   */
  personalization: { lines: string[]; choices: PersonalChoices } | null
  /** Off: nothing of a conversation may be stored. */
  keepsHistory: boolean
  sensitiveContentWarnings: boolean
}

/**
 * What the coach follows when it answers the user of this record, who must have a subscription.
 * @throws Problem `subscription-ended` when it has ended, when a charge is overdue for longer than the grace, and for a
 * user who was deleted meanwhile
 */
export function coachPreferences(record: CoachContextRecord | null, now: Date): CoachPreferences {
  if (!record || subscriptionAccess(record.subscription, now).level === 'ended') {
    throw new Problem('subscription-ended')
  }
  const { energy, questions } = record
  const newest = energy && { level: energy.level, createdAt: new Date(energy.createdAt) }
  const settings = completeSettings(record.settings ?? {})
  const responses = record.responses ?? {}
  return {
    replyLength:
      settings.aiPersonalization && isEnergyLow(newest, now) ? 'concise' : settings.aiResponseLength,
    personalization: settings.aiPersonalization
      ? { lines: coachLines(questions, responses), choices: personalChoices(questions, responses) }
      : null,
    keepsHistory: settings.dataCollection,
    sensitiveContentWarnings: settings.sensitiveContentWarnings,
  }
}
