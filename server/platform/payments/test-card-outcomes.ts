/** What a charge of a card leads to. `asks-bank` needs a confirmation first (3-D Secure) and then ends as `finally`. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'declined'; reason: string }
  | { kind: 'asks-bank'; finally: { kind: 'succeeds' } | { kind: 'declined'; reason: string } }

const succeeds = { kind: 'succeeds' } as const
const declined = (reason: string) => ({ kind: 'declined', reason }) as const
const insufficientFunds = declined('Your card has insufficient funds.')

/** References and wording as in the provider's own test mode (https://docs.stripe.com/testing). */
const outcomes: ReadonlyMap<string, CardOutcome> = new Map(
  Object.entries<CardOutcome>({
    pm_card_visa: succeeds,
    pm_card_mastercard: succeeds,
    pm_card_amex: succeeds,
    pm_card_visa_chargeDeclined: declined('Your card was declined.'),
    pm_card_visa_chargeDeclinedInsufficientFunds: insufficientFunds,
    pm_card_chargeDeclinedExpiredCard: declined('Your card has expired.'),
    pm_card_chargeDeclinedIncorrectCvc: declined("Your card's security code is incorrect."),
    pm_card_chargeDeclinedProcessingError: declined(
      'An error occurred while processing your card. Try again in a little bit.',
    ),
    pm_card_authenticationRequired: { kind: 'asks-bank', finally: succeeds },
    pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
      kind: 'asks-bank',
      finally: insufficientFunds,
    },
  }),
)

/** What happens when a test card is charged. A reference that is no test card's is declined. */
export function testCardOutcome(paymentMethodId: string): CardOutcome {
  return (
    outcomes.get(paymentMethodId) ?? declined('Your card was declined. In test mode only test cards work.')
  )
}
