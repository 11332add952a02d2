import type { Services } from '../../services.ts'
import { isEventRecorded, recordEvent } from './event-queries.ts'
import { closeRefunded, syncSubscription } from './sync-subscription.ts'

/**
 * Carries out what a provider reports. An event is recorded after it was carried out: one that failed midway is
 * sent again by the provider, one that comes again changes nothing.
 * @throws Problem `invalid-webhook-signature`, or what the provider throws when it is asked for the newest state
 */
export async function receiveWebhook(
  services: Services,
  received: { body: string; signature: string | undefined },
): Promise<void> {
  const { db, payments, now } = services
  const { id, type, change } = await payments.readWebhook(received.body, received.signature)
  if (!change || (await isEventRecorded(db, id))) return
  if (change.kind === 'payment-refunded') await closeRefunded(services, change.subscriptionId)
  await syncSubscription(services, change.subscriptionId)
  await recordEvent(db, { id, type, now: now() })
}
