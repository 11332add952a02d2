import { composeNewsletter } from '#domain/newsletters/compose-newsletter.ts'
import { heldUntil, nextTryAt } from '#domain/newsletters/delivery.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { prepareUnsubscribeLink } from '../settings/index.ts'
import { endSending } from './end-sending.ts'
import {
  type Delivery,
  deleteDelivery,
  findFinished,
  findNewsletter,
  findSending,
  findSubscriberEmail,
  markSent,
  postponeDelivery,
  takeDelivery,
} from './queries.ts'

export const SEND_NEWSLETTERS_JOB = 'send-newsletters'

/**
 * So much one run sends before it makes room for other work and hands the rest to the next one. It ends well before a
 * process that is told to stop gives up waiting for its jobs (5 s), so that a restart breaks off no mail.
 */
const BATCH_SIZE = 200
const BATCH_MS = 3_000
/** After so many failures in a row the mail server is taken to be away; the next run tries again. */
const MAX_FAILURES_IN_A_ROW = 3

/**
 * Sends one newsletter to one person, if they are still a subscriber. The mail has the same id in each try.
 * @throws Problem `mail-unavailable` when it was not taken
 */
async function deliver(services: Services, delivery: Delivery): Promise<void> {
  const { newsletterId, userId } = delivery
  const [newsletter, to] = await Promise.all([
    findNewsletter(services.db, newsletterId),
    findSubscriberEmail(services.db, userId),
  ])
  if (!newsletter || !to) return await deleteDelivery(services.db, delivery)
  const unsubscribeLink = await prepareUnsubscribeLink(services, userId, 'newsletter')
  const id = services.linkSigner.tokenFor('newsletter-mail', `${newsletterId}\n${userId}`)
  const mail = composeNewsletter(newsletter, unsubscribeLink)
  await services.mailer.send({ id, userId, to, unsubscribeLink, ...mail })
  await markSent(services.db, delivery, services.now())
}

/** False when the mail was not taken; it then waits for its next try. */
async function tryToDeliver(services: Services, delivery: Delivery): Promise<boolean> {
  try {
    await deliver(services, delivery)
    return true
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'mail-unavailable') throw error
    await postponeDelivery(services.db, delivery, nextTryAt(delivery.tries, services.now()))
    return false
  }
}

type Outcome = 'done' | 'mail-away' | 'batch-full'

/** Sends mails of one newsletter, at most `room` of them, and begins none after `until`. */
async function sendSome(
  services: Services,
  newsletterId: string,
  { room, until }: { room: number; until: Date },
): Promise<{ outcome: Outcome; tried: number }> {
  let failures = 0
  for (let tried = 0; tried < room; tried += 1) {
    const now = services.now()
    if (now >= until) return { outcome: 'batch-full', tried }
    const delivery = await takeDelivery(services.db, newsletterId, now, heldUntil(now))
    if (!delivery) return { outcome: 'done', tried }
    failures = (await tryToDeliver(services, delivery)) ? 0 : failures + 1
    if (failures === MAX_FAILURES_IN_A_ROW) return { outcome: 'mail-away', tried: tried + 1 }
  }
  return { outcome: 'batch-full', tried: room }
}

/**
 * Sends the next mails of the newsletters that are on their way. It keeps nothing between runs, so that a run which
 * is killed is taken up by the next one: each mail is taken in the database before it is sent and marked after it.
 * What was being handed over when a process died is sent again, under the same id, once its hold is over.
 */
export async function sendNewsletters(services: Services): Promise<void> {
  const until = new Date(services.now().getTime() + BATCH_MS)
  let room = BATCH_SIZE
  let outcome: Outcome = 'done'
  for (const newsletterId of await findSending(services.db)) {
    const sent = await sendSome(services, newsletterId, { room, until })
    outcome = sent.outcome
    room -= sent.tried
    if (outcome !== 'done') break
  }
  for (const id of await findFinished(services.db, services.now())) await endSending(services, id, 'sent')
  if (outcome === 'batch-full') await services.jobs.send(SEND_NEWSLETTERS_JOB, {})
}
