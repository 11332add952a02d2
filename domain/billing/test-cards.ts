/**
 * The well-known test card numbers and the references that the card provider itself gives them in test mode
 * (https://docs.stripe.com/testing). What each reference does is decided by the payments adapter.
 */
const referenceOfTestCard: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '4242424242424242': 'pm_card_visa',
    '5555555555554444': 'pm_card_mastercard',
    '378282246310005': 'pm_card_amex',
    '4000000000000002': 'pm_card_visa_chargeDeclined',
    '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
    '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
    '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
    '4000000000000119': 'pm_card_chargeDeclinedProcessingError',
    '4000002500003155': 'pm_card_authenticationRequired',
    '4000002760003184': 'pm_card_authenticationRequired',
    '4000008260003178': 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  }),
)

/** The digits of a card number as people type it: spaces and hyphens between groups are left out. */
function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Whether the text can be a card number at all: 12 to 19 digits whose check digit is right (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed)
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (const [position, digit] of [...digits].reverse().entries()) {
    const value = position % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/**
 * The reference to send to the server in place of a test card's number, or null for every other number. The
 * number itself stays in the browser.
 */
export function testCardReference(typed: string): string | null {
  return isCardNumber(typed) ? (referenceOfTestCard.get(digitsOf(typed)) ?? null) : null
}
