import type { CardEntry, ProductInfo } from '#domain/billing/contract.ts'

/** What is asked of a provider for one payment. All of it but the card stays the same when it is asked again. */
export type PaymentOrder = {
  /** Our id of the payment: the provider's idempotency key, and how its objects are found again. */
  paymentId: string
  email: string
  name: string
  /** The provider's reference to a card; a new one may be given when the order is repeated. */
  paymentMethodId: string
}

/** A subscription as the provider knows it at this moment. */
export type ProviderSubscription = {
  customerId: string
  subscriptionId: string
  /** The payment that it was ordered by, if it was ordered here. */
  paymentId: string | null
  /** `incomplete` until the first charge went through. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
}

export type Paid = { status: 'paid'; subscription: ProviderSubscription }
export type ConfirmationNeeded = {
  status: 'confirmation-needed'
  subscription: ProviderSubscription
  /** For the provider's own script in the browser of the person who pays, and for nobody else. */
  clientSecret: string
}
/** Nothing was charged: never tried, refused, or no longer payable. `reason` is the provider's text for the person. */
export type Unpaid = { status: 'unpaid'; subscription: ProviderSubscription; reason: string | null }
export type FirstPayment = Paid | ConfirmationNeeded | Unpaid

export type CardReplacement = { status: 'replaced' } | Omit<ConfirmationNeeded, 'subscription'>

/** What a provider reported by itself. It only names the subscription: the state is then read from the provider. */
export type PaymentEvent = {
  id: string
  type: string
  /** Null for a kind of event that means nothing here. */
  change: { kind: 'subscription-changed' | 'payment-refunded'; subscriptionId: string } | null
}

/**
 * A provider of subscriptions. Every method throws Problem `payment-provider-unavailable` when the provider does
 * not answer (asking again is safe), `payment-in-progress` while the provider is busy with the same payment, and
 * `payment-failed` for anything else that it refuses.
 */
export type Payments = {
  /** How the browser takes the card. */
  cardEntry: CardEntry
  readProduct(): Promise<ProductInfo>
  /**
   * Makes the subscription and charges its first period. Repeating an order charges once, whatever happened
   * in between.
   * @throws Problem `payment-declined` with the provider's `reason`; nothing is charged then
   */
  startSubscription(order: PaymentOrder): Promise<Paid | ConfirmationNeeded>
  /**
   * Has the bank look at a card as for this order, with the same calls, and charges nothing. A card for which the bank
   * wants to ask the person counts as one.
   * @throws Problem `payment-declined` with the provider's `reason`, as `startSubscription` does
   */
  tryCard(order: PaymentOrder): Promise<void>
  /** What an order led to, or null when it left nothing payable behind. Changes nothing. */
  findFirstPayment(order: {
    paymentId: string
    email: string
    /** When it is known already. */
    subscriptionId: string | null
  }): Promise<FirstPayment | null>
  /** What the bank decided, after the person was asked to confirm. */
  settleConfirmation(subscriptionId: string): Promise<FirstPayment>
  /** Null when the provider does not know it. */
  readSubscription(subscriptionId: string): Promise<ProviderSubscription | null>
  /** Cancels at once and gives back all that was paid. Repeating it changes nothing. */
  cancelAndRefund(subscriptionId: string): Promise<{ isRefunded: boolean }>
  cancelNow(subscriptionId: string): Promise<ProviderSubscription>
  /** Lets the subscription end with its period, or takes that back. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<ProviderSubscription>
  /**
   * Charges another card from now on, at once where a charge is overdue. After a confirmation it is called again
   * with the same card.
   * @throws Problem `payment-declined` with the provider's `reason`; the old card stays then
   */
  replaceCard(change: { subscriptionId: string; paymentMethodId: string }): Promise<CardReplacement>
  /** Sends receipts to another address from now on. Repeating it changes nothing. */
  changeEmail(change: { subscriptionId: string; email: string }): Promise<void>
  /** @throws Problem `invalid-webhook-signature` unless the provider itself signed exactly this body, recently */
  readWebhook(body: string, signature: string | undefined): Promise<PaymentEvent>
}
