import type { Payer } from './card-form.ts'

export type PaymentStepProps = {
  payer: Payer
  /** A payment of this e-mail is kept: nothing more is to be paid. */
  isPaymentKept: boolean
  isRunning: boolean
  /** Runs one action at a time. */
  run: (action: () => Promise<void>) => Promise<void>
  /** Makes the account for the payment. */
  onPaid: () => Promise<void>
  onPaymentKept: () => void
  onEmailTaken: () => void
  onBack: () => void
}
