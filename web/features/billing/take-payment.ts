import type { PaymentReply } from '#domain/billing/contract.ts'
import { billingCalls } from './billing-calls.ts'
import type { CardForm, Payer } from './card-form.ts'
import { billingTexts } from './texts.ts'

/** `paid` now, `kept` from an earlier try and not charged again, or `incomplete`: a card field is not right. */
export type PaymentOutcome = 'paid' | 'kept' | 'incomplete'

function outcomeOf(reply: PaymentReply): PaymentOutcome {
  if (reply.status === 'kept') return 'kept'
  if (reply.status !== 'paid') throw new Error(billingTexts.invalidResponse)
  if (!reply.subscriptionId) throw new Error(billingTexts.invalidResponse)
  return 'paid'
}

/**
 * From the card to the paid subscription, the bank's question included. Only a reference to the card leaves the
 * browser. Doing it again after any failure never charges twice: the server keeps one payment per e-mail.
 * @param onCardAccepted called once the card's fields are right, before anything is charged
 * @throws ApiProblem, or Error with words for the person
 */
export async function takePayment(
  card: CardForm | null,
  payer: Payer,
  onCardAccepted: () => void,
): Promise<PaymentOutcome> {
  if (!card) throw new Error(billingTexts.cardFieldMissing)
  const paymentMethodId = await card.createPaymentMethod(payer)
  if (paymentMethodId === null) return 'incomplete'
  onCardAccepted()
  const reply = await billingCalls.pay({ ...payer, paymentMethodId })
  if (reply.status !== 'confirmation-needed') return outcomeOf(reply)
  const { clientSecret } = reply
  await card.answerBank(clientSecret)
  return outcomeOf(await billingCalls.confirm({ email: payer.email, clientSecret }))
}
