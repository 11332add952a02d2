import type { SessionUser } from '#domain/accounts/session.ts'
import { composeNewsletter } from '#domain/newsletters/compose-newsletter.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { prepareUnsubscribeLink } from '../settings/index.ts'
import { endSending } from './end-sending.ts'
import { findNewsletter, insertDeliveries, markSending } from './queries.ts'
import { SEND_NEWSLETTERS_JOB } from './send-newsletters.ts'

/**
 * Sends a newsletter to the operator alone, as the subscribers would get it. The subject says that it is a test.
 * @throws Problem `not-found`, or `mail-unavailable` when the mail was not taken
 */
export async function testNewsletter(services: Services, user: SessionUser, id: string): Promise<void> {
  const newsletter = await findNewsletter(services.db, id)
  if (!newsletter) throw new Problem('not-found')
  const unsubscribeLink = await prepareUnsubscribeLink(services, user.id, 'newsletter')
  const mail = composeNewsletter(
    { subject: `[Test] ${newsletter.subject}`, body: newsletter.body },
    unsubscribeLink,
  )
  await services.mailer.send({ userId: user.id, to: user.email, unsubscribeLink, ...mail })
}

/**
 * Begins to send a newsletter to everybody who is a subscriber now. From here on it cannot be changed. The job that is
 * handed over only begins sooner: the same job runs by itself each minute, and so survives whatever happens here.
 * @throws Problem `newsletter-changed` when it is another version by now, or no draft any more
 */
export async function startNewsletter(services: Services, id: string, version: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (!(await markSending(tx, id, version, services.now()))) throw new Problem('newsletter-changed')
    await insertDeliveries(tx, id, services.now())
  })
  await services.jobs.send(SEND_NEWSLETTERS_JOB, {}).catch((error: unknown) => {
    services.log.warn(
      { errorName: error instanceof Error ? error.name : 'unknown' },
      'newsletter job not handed over',
    )
  })
}

/**
 * Ends the sending: who has not been sent it yet does not get it.
 * @throws Problem `newsletter-changed` when it is not being sent
 */
export async function stopNewsletter(services: Services, id: string): Promise<void> {
  if (!(await endSending(services, id, 'stopped'))) throw new Problem('newsletter-changed')
}
