import type { PersonalChoices } from '#domain/coaching/built-in-coach/personal-choices.ts'
import type { ReplyLength } from '#domain/coaching/reply-length.ts'
import { coachLines } from '#domain/questionnaire/coach-lines.ts'
import { personalChoices } from '#domain/questionnaire/personal-choices.ts'
import type { Services } from '../../services.ts'
import { readAnswers } from '../questionnaire/index.ts'
import { readSettings } from './read-settings.ts'

export type CoachPreferences = {
  replyLength: ReplyLength
  /**
   * What the coach should know of the user: one line per answer for a model, choices for the built-in coach; null when
   * the user wants no personalization.
   */
  personalization: { lines: string[]; choices: PersonalChoices } | null
  /** Off: nothing of a conversation may be stored. */
  keepsHistory: boolean
  sensitiveContentWarnings: boolean
  /** ISO 3166-1 alpha-2, for help lines; null is international. */
  country: string | null
}

/** What the coach follows when it answers this user. */
export async function readCoachPreferences(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<CoachPreferences> {
  // Both at once: a person waits for this before every reply, and most let the answers shape it.
  const [settings, given] = await Promise.all([readSettings({ db }, userId), readAnswers({ db }, userId)])
  const answers = settings.aiPersonalization ? given : null
  return {
    replyLength: settings.aiResponseLength,
    personalization: answers && {
      lines: coachLines(answers.questions, answers.responses),
      choices: personalChoices(answers.questions, answers.responses),
    },
    keepsHistory: settings.dataCollection,
    sensitiveContentWarnings: settings.sensitiveContentWarnings,
    country: settings.country,
  }
}
