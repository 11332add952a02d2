import { z } from 'zod'
import { Problem } from '#domain/problems.ts'
import { type NewsletterState, newsletterState } from '#domain/settings/newsletter.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { hashLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { findUser } from '../accounts/index.ts'
import { newsletterConfirmationMail } from './mail-texts.ts'
import {
  confirmNewsletter,
  findByNewsletterToken,
  isNewsletterConfirmed,
  startNewsletterConfirmation,
} from './queries.ts'
import { readSettings } from './read-settings.ts'

/** Mails to one's own address, but a script may not send them without end. */
const confirmationMailLimit = { name: 'newsletter-confirmation', max: 5, windowSeconds: 60 * 60 }

async function stateOf({ db }: Pick<Services, 'db'>, userId: string): Promise<NewsletterState> {
  return newsletterState(await readSettings({ db }, userId), await isNewsletterConfirmed(db, userId))
}

/**
 * Hands the mail that asks for the confirmation to a job, which survives a mail server that is down. Nothing
 * happens unless the newsletter is wished for and not confirmed.
 * @throws Problem `rate-limited`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestNewsletterConfirmation(services: Services, userId: string): Promise<void> {
  if ((await stateOf(services, userId)) !== 'waiting') return
  await countAgainstLimit(services, confirmationMailLimit, userId)
  await services.jobs.send('send-newsletter-confirmation', { userId }).catch((cause) => {
    throw new Problem('mail-unavailable', {}, { cause })
  })
}

/**
 * The job behind it. The token exists only in the mail, so each try of the job makes its own; only the newest
 * link confirms.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendNewsletterConfirmation(services: Services, data: object): Promise<void> {
  const { userId } = z.object({ userId: z.string() }).parse(data)
  const user = await findUser(services.db, userId)
  if (!user || (await stateOf(services, userId)) !== 'waiting') return
  const token = newLinkToken()
  if (!(await startNewsletterConfirmation(services.db, userId, hashLinkToken(token)))) return
  const link = `${services.env.PUBLIC_URL}/newsletter?token=${token}`
  await services.mailer.send({ userId, to: user.email, link, ...newsletterConfirmationMail(link) })
}

/** What the link of a confirmation mail is about; looking at it confirms nothing, as mail programs look too. */
export async function readNewsletterLink(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<NewsletterState> {
  const found = await findByNewsletterToken(db, hashLinkToken(token))
  if (!found) throw new Problem('invalid-mail-link')
  return found.isConfirmed ? 'confirmed' : 'waiting'
}

/**
 * Confirms the newsletter by its link, without a session.
 * @throws Problem `invalid-mail-link` for a link that is unknown, replaced by a newer one, or no longer wished for
 */
export async function confirmNewsletterLink(
  { db, events }: Pick<Services, 'db' | 'events'>,
  token: string,
): Promise<NewsletterState> {
  return await db.transaction(async (tx): Promise<NewsletterState> => {
    const userId = await confirmNewsletter(tx, hashLinkToken(token))
    if (!userId) throw new Problem('invalid-mail-link')
    await events.publish(tx, userId, 'settings')
    return 'confirmed'
  })
}
