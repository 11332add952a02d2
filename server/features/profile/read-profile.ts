import { Problem } from '#domain/problems.ts'
import type { ProfileReply } from '#domain/profile/contract.ts'
import { chosenCompanionName, neurodivergentProfile } from '#domain/questionnaire/special-questions.ts'
import type { Services } from '../../services.ts'
import { findUser } from '../accounts/index.ts'
import { readAnswers } from '../questionnaire/index.ts'
import { avatarUrl } from './avatar-url.ts'
import { findAvatarVersion, findBio } from './queries.ts'

/**
 * The user's profile as of now: the account's name and e-mail, the own text and picture, two questionnaire answers.
 * @throws Problem `not-found` when the account is gone
 */
export async function readProfile({ db }: Pick<Services, 'db'>, userId: string): Promise<ProfileReply> {
  const user = await findUser(db, userId)
  if (!user) throw new Problem('not-found')
  const { questions, responses } = await readAnswers({ db }, userId)
  return {
    id: user.id,
    email: user.email,
    fullName: user.name,
    bio: await findBio(db, userId),
    avatarUrl: avatarUrl(await findAvatarVersion(db, userId)),
    neurodivergentProfile: neurodivergentProfile(questions, responses),
    companionName: chosenCompanionName(questions, responses),
  }
}
