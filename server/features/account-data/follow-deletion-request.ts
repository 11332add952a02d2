import { z } from 'zod'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { findUser } from '../accounts/index.ts'
import { setSubscriptionCancelled } from '../billing/index.ts'
import { deletionMail } from './mail-texts.ts'
import { findDeletion } from './queries.ts'

/** The jobs name the user by id only; the address is read when the mail is sent. */
const jobData = z.object({ userId: z.string() })

/**
 * The job that lets the subscription end with its period, so that nobody is charged who is leaving.
 * @throws what the provider throws; the job is then tried again
 */
export async function cancelSubscriptionForDeletion(services: Services, data: object): Promise<void> {
  const { userId } = jobData.parse(data)
  const deletion = await findDeletion(services.db, userId)
  if (!deletion?.cancelsSubscription) return
  try {
    await setSubscriptionCancelled(services, userId, true)
    // Undone while the provider was asked: the undoing has resumed before this cancelled.
    if (!(await findDeletion(services.db, userId))) await setSubscriptionCancelled(services, userId, false)
  } catch (error) {
    if (error instanceof Problem && error.code === 'subscription-ended') return
    throw error
  }
}

/**
 * The job that confirms a deletion by mail, with its date and how to undo it.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendDeletionConfirmation(services: Services, data: object): Promise<void> {
  const { userId } = jobData.parse(data)
  const deletion = await findDeletion(services.db, userId)
  const user = deletion && (await findUser(services.db, userId))
  if (!deletion || !user) return
  const link = `${services.env.PUBLIC_URL}/signup?mode=login`
  await services.mailer.send({ userId, to: user.email, link, ...deletionMail(deletion.deleteAfter, link) })
}
