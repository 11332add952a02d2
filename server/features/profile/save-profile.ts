import type { ProfileChange, ProfileReply } from '#domain/profile/contract.ts'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import { companionQuestion, profileQuestion } from '#domain/questionnaire/special-questions.ts'
import type { Services } from '../../services.ts'
import { updateUserName } from '../accounts/index.ts'
import { readAnswers, saveAnswers } from '../questionnaire/index.ts'
import { upsertBio } from './queries.ts'
import { readProfile } from './read-profile.ts'

/** The part of the change that is kept as questionnaire answers, by question id. */
function answersOf(questions: readonly Question[], change: ProfileChange): Responses {
  const given = [
    [profileQuestion(questions)?.id, change.neurodivergentProfile],
    [companionQuestion(questions)?.id, change.companionName],
  ] as const
  return Object.fromEntries(
    given.filter(([id, value]) => id !== undefined && value !== undefined) as [number, string | null][],
  )
}

/**
 * Changes what is given and leaves the rest, all of it or nothing, and tells the user's open pages.
 * @throws Problem `invalid-request`, `not-found` when the account is gone
 */
export async function saveProfile(
  services: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  change: ProfileChange,
): Promise<ProfileReply> {
  return await services.db.transaction(async (tx) => {
    const scope = { ...services, db: tx }
    const now = services.now()
    if (change.fullName !== undefined) await updateUserName(tx, userId, change.fullName, now)
    if (change.bio !== undefined) await upsertBio(tx, userId, change.bio || null, now)
    const { questions } = await readAnswers(scope, userId)
    const answers = answersOf(questions, change)
    if (Object.keys(answers).length > 0) await saveAnswers(scope, userId, answers)
    await services.events.publish(tx, userId, 'profile')
    return await readProfile(scope, userId)
  })
}
