/** Words of the payment step. Texts of the specification are word for word. */
export const billingTexts = {
  step: 'Step 2 of 2: Payment',
  title: 'Complete Your Subscription',
  intro: 'Enter your payment details to continue',
  errorTitle: 'Error',
  paymentErrorTitle: 'Payment Error',

  planLabel: 'Your plan',
  planName: 'Premium',
  planDescription: 'Premium subscription',
  bestValue: 'Best Value',
  fallbackPrice: '$9.99',
  billed: { day: 'Billed daily', week: 'Billed weekly', month: 'Billed monthly', year: 'Billed yearly' },
  tokensPerMonth: (tokens: string) => `${tokens} tokens per month`,
  accessToAllModules: 'Access to all modules',
  premiumSupport: 'Premium support',
  loadingPlan: 'Loading subscription details...',
  planNotLoaded: 'Could not load subscription details',
  planNotLoadedNext: 'Nothing was charged. Check your internet connection, then try again.',
  tryAgain: 'Try again',

  whatHappens: (price: string, interval: 'day' | 'week' | 'month' | 'year') =>
    `You pay ${price} now and every ${interval} until you cancel. Your account is made right after.`,
  noSecondCharge:
    'If you paid before with this email and got no account, you are not charged again. If there is an account with this email already, nothing is charged and we tell you.',
  pay: 'Pay & Sign Up',
  processing: 'Processing...',
  paymentRuns: 'Your payment is being carried out. Keep this page open.',
  accountRuns: 'Your account is being made. Keep this page open.',
  back: 'Back',
  keptTitle: 'Your payment is kept',
  kept: (email: string) =>
    `There is a payment for the email ${email} already. You are not charged again. Select "Create Account" to go on.`,
  createAccount: 'Create Account',
  paidTitle: 'Subscription Created',
  paid: 'Your subscription has been set up successfully.',

  notInitialised:
    'The payment provider has not been properly initialised. Nothing was charged. Check your internet connection, then try again.',
  cardFieldMissing: 'Card element not found',
  processingFailed: (message: string) => `Payment processing failed: ${message}`,
  invalidResponse: 'Invalid response from payment service',
  paymentIssue: 'There was an issue processing your payment.',
  connectionLost:
    'The connection to Wayfern was lost. If the payment arrived, it is kept and you are not charged again. Check your internet connection, then try again.',
  notConfirmed: 'The bank did not confirm the payment. Nothing was charged. Try again, or use another card.',

  card: 'Card',
  cardHint: 'Number, expiry date and security code. They go to the payment provider, not to Wayfern.',
  loadingCardField: 'Loading the card field...',

  testMode: 'Test mode: no real card is charged',
  testModeNext: 'Only test card numbers work here. The number stays in this browser.',
  showTestCards: 'Show test card numbers',
  hideTestCards: 'Hide test card numbers',
  testCards: [
    { number: '4242 4242 4242 4242', result: 'is accepted' },
    { number: '4000 0000 0000 0002', result: 'is declined' },
    { number: '4000 0025 0000 3155', result: 'is accepted after a question from the bank' },
  ],
  testCardsRest: 'With each of them, use any expiry date in the future and any security code.',
  cardNumber: 'Card number',
  cardNumberWrong: 'This card number is not complete or has a typing error. Check the digits.',
  cardNumberUnknown:
    'This is not a test card number. Real cards are not taken in test mode. Use a number from "Show test card numbers".',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, for example 09/31',
  expiryWrong: 'Enter the month and the year with two digits each, for example 09/31.',
  expiryPast: 'This date is in the past. Enter a date in the future.',
  cvc: 'Security code (CVC)',
  cvcHint: '3 or 4 digits, on the back of most cards',
  cvcWrong: 'Enter the 3 or 4 digits of the security code.',
  bankQuestion: 'Test mode: your bank asks you to confirm this payment',
  bankQuestionDetails:
    'With a real card, your bank would ask this in its app or by a code. Confirm: the payment goes through. Refuse: nothing is charged.',
  confirm: 'Confirm',
  refuse: 'Refuse',
} as const
