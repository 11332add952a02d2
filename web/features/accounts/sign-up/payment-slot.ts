/** What the payment step, which belongs to another feature, gets to work with. */
export type PaymentSlot = {
  payer: { name: string; email: string }
  /** A payment of this e-mail is kept: nothing more is to be paid. */
  isPaymentKept: boolean
  isRunning: boolean
  /** Runs one action at a time; meanwhile the browser asks before it leaves the page. */
  run: (action: () => Promise<void>) => Promise<void>
  /** Makes the account for the payment. */
  onPaid: () => Promise<void>
  /** The server has a payment of this e-mail and did not charge again. */
  onPaymentKept: () => void
  onEmailTaken: () => void
  onBack: () => void
}
