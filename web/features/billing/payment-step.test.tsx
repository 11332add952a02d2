// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { PaymentStep } from './payment-step.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'

const productInfo = {
  name: 'Premium',
  description: 'Everything in Wayfern',
  price: { amount: 1250, currency: 'usd', interval: 'month' },
  tokenLimit: 500_000,
}
const plan = { productInfo, cardEntry: { kind: 'test' } }
const paid = { status: 'paid', customerId: 'cus_1', subscriptionId: 'sub_1' }
const question = { status: 'confirmation-needed', clientSecret: 'test_confirm_1' }
const PRODUCT = 'GET /api/billing/product'
const PAYMENTS = 'POST /api/billing/payments'
const CONFIRM = 'POST /api/billing/payments/confirm'

const button = (name: string) => screen.getByRole('button', { name })
const payButton = () => button('Pay & Sign Up')
const shownToast = () => toastStore.getState().shown

/** Runs actions as the sign-up does, without its guard: what runs is up to the buttons. */
function open(answers: Record<string, unknown> = {}, props: Partial<PaymentStepProps> = {}) {
  const api = fakeApi({ [PRODUCT]: plan, ...answers })
  const callbacks = {
    onPaid: vi.fn(async () => undefined),
    onPaymentKept: vi.fn(),
    onEmailTaken: vi.fn(),
    onBack: vi.fn(),
  }
  const all = {
    payer: { name: 'Ada', email: 'ada@example.org' },
    isPaymentKept: false,
    isRunning: false,
    run: (action: () => Promise<void>) => action(),
    ...callbacks,
    ...props,
  }
  const { rerender } = render(<PaymentStep {...all} />)
  return {
    api,
    ...callbacks,
    user: userEvent.setup(),
    change: (changes: Partial<PaymentStepProps>) => rerender(<PaymentStep {...all} {...changes} />),
  }
}

async function pay(
  page: ReturnType<typeof open>,
  number = '4242 4242 4242 4242',
  expiry = '12/99',
  cvc = '123',
) {
  await page.user.type(await screen.findByLabelText('Card number'), number)
  await page.user.type(screen.getByLabelText('Expiry date'), expiry)
  await page.user.type(screen.getByLabelText('Security code (CVC)'), cvc)
  await page.user.click(payButton())
}

async function expectPaymentError(words: string | RegExp) {
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Payment Error',
      description: typeof words === 'string' ? words : expect.stringMatching(words),
      variant: 'destructive',
    }),
  )
}

afterEach(leaveNothing)

describe('the plan', () => {
  it('says that it is loading, with payment not possible yet', async () => {
    let answer: (value: unknown) => void = () => undefined
    open({ [PRODUCT]: new Promise((resolve) => (answer = resolve)) })
    screen.getByRole('heading', { level: 1, name: 'Complete Your Subscription' })
    screen.getByText('Enter your payment details to continue')
    screen.getByText('Step 2 of 2: Payment')
    screen.getByText('Loading subscription details...')
    expect(payButton()).toHaveProperty('disabled', true)
    answer(plan)
    await screen.findByLabelText('Card number')
    expect(payButton()).toHaveProperty('disabled', false)
  })

  it('shows name, description, price, interval and what is in it, and says what will happen', async () => {
    open()
    await screen.findByRole('heading', { name: 'Premium' })
    for (const text of [
      'Everything in Wayfern',
      '$12.50',
      'Billed monthly',
      'Best Value',
      '500,000 tokens per month',
      'Access to all modules',
      'Premium support',
    ])
      screen.getByText(text)
    screen.getByText(
      /You pay \$12\.50 now and every month until you cancel\. Your account is made right after\./,
    )
  })

  it.each([
    ['day', 'Billed daily'],
    ['week', 'Billed weekly'],
    ['year', 'Billed yearly'],
  ])('a plan paid by the %s reads %s', async (interval, text) => {
    open({
      [PRODUCT]: { ...plan, productInfo: { ...productInfo, price: { ...productInfo.price, interval } } },
    })
    await screen.findByText(text)
  })

  it('falls back where the payment service says nothing', async () => {
    open({ [PRODUCT]: { ...plan, productInfo: { name: 'Premium', description: null } } })
    await screen.findByText('Premium subscription')
    screen.getByText('$9.99')
    screen.getByText('Billed monthly')
    screen.getByText('500,000 tokens per month')
  })

  it.each([
    ['when the provider is down', refusal('payment-provider-unavailable')],
    ['without a connection', noConnection],
  ])('%s: says so, keeps payment off, and can be loaded again', async (_when, failure) => {
    const { user } = open({ [PRODUCT]: [failure, plan] })
    await screen.findByText('Could not load subscription details')
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Could not load subscription details',
      variant: 'destructive',
    })
    expect(payButton()).toHaveProperty('disabled', true)
    await user.click(button('Try again'))
    await screen.findByText('$12.50')
    expect(screen.queryByText('Could not load subscription details')).toBeNull()
  })
})

describe('the test card form', () => {
  it('says that no real card is charged, and lists numbers to try on demand', async () => {
    const { user } = open()
    await screen.findByText('Test mode: no real card is charged')
    expect(screen.queryByText('4242 4242 4242 4242')).toBeNull()
    await user.click(button('Show test card numbers'))
    screen.getByText('4242 4242 4242 4242')
  })

  it('names its fields for autofill', async () => {
    open()
    const fields = [await screen.findByLabelText('Card number'), screen.getByLabelText('Expiry date')]
    const names = [...fields, screen.getByLabelText('Security code (CVC)')].map((field) =>
      field.getAttribute('autocomplete'),
    )
    expect(names).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
  })

  it.each([
    [
      'a number with a typing error',
      '4242 4242 4242 4243',
      '12/99',
      '123',
      /This card number is not complete/,
    ],
    ['a real card', '4111 1111 1111 1111', '12/99', '123', /This is not a test card number/],
    ['an expiry date that is none', '4242424242424242', '13/99', '123', /Enter the month and the year/],
    ['an expiry date in the past', '4242424242424242', '01/20', '123', /This date is in the past/],
    ['a security code of two digits', '4242424242424242', '12/99', '12', /Enter the 3 or 4 digits/],
  ])('refuses %s at its field and sends nothing', async (_what, number, expiry, cvc, words) => {
    const page = open()
    await pay(page, number, expiry, cvc)
    await screen.findByText(words)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(page.api.callsTo(PAYMENTS)).toEqual([])
    expect(shownToast()).toBeNull()
  })
})

describe('a payment', () => {
  it('sends a reference, never the number, and goes on to the account', async () => {
    const page = open({ [PAYMENTS]: paid })
    await pay(page)
    await waitFor(() => expect(page.onPaid).toHaveBeenCalledOnce())
    expect(page.api.callsTo(PAYMENTS)).toEqual([
      { route: PAYMENTS, body: { name: 'Ada', email: 'ada@example.org', paymentMethodId: 'pm_card_visa' } },
    ])
    expect(JSON.stringify(page.api.calls)).not.toMatch(/4242/)
    expect(shownToast()).toMatchObject({
      title: 'Subscription Created',
      description: 'Your subscription has been set up successfully.',
    })
  })

  it("says 'Processing...' while it runs, with Back disabled and the fields kept", async () => {
    const page = open()
    await screen.findByLabelText('Card number')
    page.change({ isRunning: true })
    expect(button('Processing...')).toHaveProperty('disabled', true)
    expect(button('Back')).toHaveProperty('disabled', true)
    expect(screen.getByLabelText('Card number')).toHaveProperty('readOnly', true)
  })

  it('says that the payment runs only once the card is right', async () => {
    const running = 'Your payment is being carried out. Keep this page open.'
    const page = open({ [PAYMENTS]: new Promise(() => {}) })
    await page.user.click(await screen.findByRole('button', { name: 'Pay & Sign Up' }))
    page.change({ isRunning: true })
    expect(await screen.findByText(/^This card number is not complete/)).toBeTruthy()
    expect(screen.queryByText(running)).toBeNull()
    page.change({ isRunning: false })
    await pay(page)
    page.change({ isRunning: true })
    expect(await screen.findByText(running)).toBeTruthy()
  })

  it('returns to the details by Back', async () => {
    const page = open()
    await page.user.click(button('Back'))
    expect(page.onBack).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'declined',
      refusal('payment-declined', { reason: 'Your card was declined.' }),
      'Payment processing failed: Your card was declined.',
    ],
    ['declined without a reason', refusal('payment-declined'), 'Payment processing failed: Unknown error'],
    ['refused by the provider', refusal('payment-failed'), 'There was an issue processing your payment.'],
    ['unanswered by the provider', refusal('payment-provider-unavailable'), /You are not charged twice/],
    ['already running', refusal('payment-in-progress'), /You are not charged twice/],
    [
      'cut off',
      noConnection,
      /^Payment processing failed: The connection to Wayfern was lost\..*not charged again/,
    ],
    [
      'too frequent',
      refusal('rate-limited', { retryAfterSeconds: 60 }),
      /^Payment processing failed: .*Wait 1 minute/,
    ],
    ['without a subscription id', { ...paid, subscriptionId: '' }, 'Invalid response from payment service'],
    ['in an unknown state', { status: 'other' }, 'Invalid response from payment service'],
  ])('that is %s says so, and the form stays usable', async (_how, answer, words) => {
    const page = open({ [PAYMENTS]: [answer, paid] })
    await pay(page)
    await expectPaymentError(words)
    expect(page.onPaid).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242')
    await page.user.click(payButton())
    await waitFor(() => expect(page.onPaid).toHaveBeenCalledOnce())
  })

  it('for an e-mail that was taken meanwhile returns to the details', async () => {
    const page = open({ [PAYMENTS]: refusal('email-taken') })
    await pay(page)
    await waitFor(() => expect(page.onEmailTaken).toHaveBeenCalledOnce())
    expect(page.onPaid).not.toHaveBeenCalled()
  })
})

describe('a payment that is kept from an earlier try', () => {
  it('is reported and does not go on by itself', async () => {
    const page = open({ [PAYMENTS]: { status: 'kept' } })
    await pay(page)
    await waitFor(() => expect(page.onPaymentKept).toHaveBeenCalledOnce())
    expect(page.onPaid).not.toHaveBeenCalled()
  })

  it('needs no card: it says that nothing is charged, and makes the account on demand', async () => {
    const page = open({}, { isPaymentKept: true })
    screen.getByText(/There is a payment for the email ada@example.org already\. You are not charged again/)
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await page.user.click(button('Create Account'))
    expect(page.onPaid).toHaveBeenCalledOnce()
    expect(page.api.callsTo(PAYMENTS)).toEqual([])
  })
})

describe("the bank's question (3-D Secure)", () => {
  const title = 'Test mode: your bank asks you to confirm this payment'
  const secureCard = '4000 0025 0000 3155'

  it('is asked, confirmed, and then the server says how it ended', async () => {
    const page = open({ [PAYMENTS]: question, [CONFIRM]: paid })
    await pay(page, secureCard)
    await screen.findByRole('dialog', { name: title })
    expect(page.api.callsTo(CONFIRM)).toEqual([])
    await page.user.click(button('Confirm'))
    await waitFor(() => expect(page.onPaid).toHaveBeenCalledOnce())
    expect(page.api.callsTo(CONFIRM)[0]?.body).toEqual({
      email: 'ada@example.org',
      clientSecret: 'test_confirm_1',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['Refuse', () => button('Refuse')],
    ['Close', () => button('Close')],
  ])('ends without a payment by %s', async (_name, find) => {
    const page = open({ [PAYMENTS]: question })
    await pay(page, secureCard)
    await screen.findByRole('dialog', { name: title })
    await page.user.click(find())
    await expectPaymentError(/The bank did not confirm the payment\. Nothing was charged/)
    expect(page.onPaid).not.toHaveBeenCalled()
    expect(payButton()).toHaveProperty('disabled', false)
  })

  it.each([
    ['still open', refusal('payment-confirmation-needed'), /^The payment is not finished/],
    [
      'declined',
      refusal('payment-declined', { reason: 'Your card was declined.' }),
      /Your card was declined/,
    ],
    ['cut off', noConnection, /not charged again/],
  ])('that the server finds %s is no payment', async (_how, answer, words) => {
    const page = open({ [PAYMENTS]: question, [CONFIRM]: answer })
    await pay(page, secureCard)
    await page.user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await expectPaymentError(words)
    expect(page.onPaid).not.toHaveBeenCalled()
  })
})
