import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { watchVisit } from '../../../platform/fetch-api.ts'
import { accountSettingsCalls as calls } from './account-settings-calls.ts'
import { subscriptionToasts } from './texts.ts'

type Payer = { name: string; email: string }

/** The card form that the page passes in: the provider's own field, or the built-in test form. */
export type SubscriptionCard = {
  /** A reference to the typed card, or null when a field is not right and says so itself. */
  createPaymentMethod: (payer: Payer) => Promise<string | null>
  answerBank: (clientSecret: string) => Promise<void>
}
/** `overdue` pays what is owed and keeps the subscription; `renew` begins where one ended. */
export type CardPurpose = 'card' | 'renew' | 'overdue'

const send = (purpose: CardPurpose, paymentMethodId: string) =>
  purpose === 'renew' ? calls.renewSubscription(paymentMethodId) : calls.replaceCard(paymentMethodId)

/**
 * From the typed card to the changed subscription, the bank's question included; null when a field is not right. The
 * card's form may take minutes: nothing is sent once the person has left the page.
 * @throws ApiProblem, or Error with words for the person
 */
export async function changeCard(
  purpose: CardPurpose,
  card: SubscriptionCard,
  payer: Payer,
): Promise<SubscriptionReply | null> {
  const checkVisit = watchVisit()
  const paymentMethodId = await card.createPaymentMethod(payer)
  if (paymentMethodId === null) return null
  checkVisit()
  const first = await send(purpose, paymentMethodId)
  if (first.status !== 'confirmation-needed') return first.subscription
  await card.answerBank(first.clientSecret)
  checkVisit()
  // An overdue charge is no payment of its own and has nothing to confirm: the second try is what decides.
  if (purpose === 'renew') await calls.confirmPayment(payer.email, first.clientSecret).catch(() => null)
  const second = await send(purpose, paymentMethodId)
  if (second.status === 'confirmation-needed') throw new Error(subscriptionToasts.notConfirmed)
  return second.subscription
}
