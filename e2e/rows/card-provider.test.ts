import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '#server/testing/fake-stripe-server.ts'
import { answerProblem } from '../support/answer-problem.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { expectFocusSeen } from '../support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Details, enterDetails, freshDetails } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { type CardField, stripeScript } from '../support/stripe-script.ts'

const SCRIPT = 'https://js.stripe.com/**'

let stripe: FakeStripe
let product: Product
let browser: Browser
let page: WatchedPage
let details: Details
let chargesBefore = 0
/** What the bank does when it is asked. */
let bankAgrees = true

beforeAll(async () => {
  ;[stripe, browser] = await Promise.all([startFakeStripe(), openBrowser()])
  product = await startProduct({ env: stripe.env })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await stripe?.close()
})

beforeEach(async () => {
  page = await openPage(browser)
  await page.exposeFunction('askBank', (clientSecret: string) => {
    if (bankAgrees) stripe.approveAtBank(clientSecret)
    else stripe.refuseAtBank(clientSecret)
    return bankAgrees ? {} : { error: { message: 'We are unable to authenticate your payment method.' } }
  })
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: stripeScript }))
  details = freshDetails()
  chargesBefore = stripe.chargeCount()
  await page.goto(`${product.url}/signup`)
  return () => page.context().close()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const payError = (description: string) =>
  expectToast(page, { title: 'Payment Error', description, variant: 'destructive' })
const charges = () => stripe.chargeCount() - chargesBefore
const withField = (change: Partial<CardField>) =>
  page.evaluate(
    (given) => Object.assign((window as unknown as { cardField: object }).cardField, given),
    change,
  )
const readField = () => page.evaluate(() => (window as unknown as { cardField: CardField }).cardField)
const chooseCard = (id: string) => withField({ outcome: { paymentMethod: { id } } })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

async function reachCardField() {
  await enterDetails(page, details)
  await page.getByLabel('Card of the provider').waitFor()
}
const pay = () => button('Pay & Sign Up').click()

it('its script is loaded with the publishable key in the payment step alone; without it nothing can be paid', async () => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) scripts.push(new URL(request.url()).host)
  })
  await page.route(SCRIPT, (route) => route.abort())
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  expect(scripts).toEqual([])
  await enterDetails(page, details)
  const failed =
    'The payment provider has not been properly initialised. Nothing was charged. Check your internet connection, then try again.'
  await payError(failed)
  await expect.poll(() => button('Pay & Sign Up').isDisabled()).toBe(true)
  await page.locator('main').getByText(failed).waitFor()
  await page.unroute(SCRIPT)
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: stripeScript }))
  await button('Try again').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Card of the provider').waitFor()
  await expectFocusSeen(page)
  await expect.poll(() => button('Pay & Sign Up').isDisabled()).toBe(false)
  expect(new Set(scripts)).toEqual(new Set(['js.stripe.com']))
  expect((await readField()).key).toBe('pk_test_stand_in')
})

it('makes a payment method of type card for the payer, and the server gets its reference alone', async () => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/billing/payments')) sent.push(request.postDataJSON())
  })
  await reachCardField()
  await withField({ isThere: false })
  await pay()
  await payError('Card element not found')
  await withField({ isThere: true, outcome: { error: { type: 'api_error', message: 'Try later.' } } })
  await pay()
  await payError('Try later.')
  await withField({
    outcome: { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
  })
  await pay()
  await page.getByText('Your card number is incomplete.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Card of the provider')
  expect(sent).toEqual([])

  await chooseCard('pm_card_visa')
  await pay()
  await page.waitForURL('**/dashboard/welcome')
  const { name, email } = details
  expect(sent).toEqual([{ name, email, paymentMethodId: 'pm_card_visa' }])
  expect((await readField()).calls.at(-1)).toEqual({ type: 'card', payer: { name, email } })
  expect(charges()).toBe(1)
})

it('a refused card and a bank that refuses charge nothing; confirmed by the bank the account is made', async () => {
  await reachCardField()
  await chooseCard('pm_card_visa_chargeDeclined')
  await pay()
  await payError('Payment processing failed: Your card was declined.')
  await chooseCard('pm_card_authenticationRequired')
  bankAgrees = false
  await pay()
  await payError('We are unable to authenticate your payment method.')
  expect(charges()).toBe(0)
  bankAgrees = true
  await pay()
  await page.waitForURL('**/dashboard/welcome')
  expect(charges()).toBe(1)
})

it('an account that cannot be made after the payment leads back to the details; the next try does not charge again', async () => {
  await reachCardField()
  await page.route('**/api/sign-up', answerProblem('account-creation-failed'), { times: 1 })
  await pay()
  await expectToast(page, {
    title: 'Error',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  })
  await heading('Join Today').waitFor()
  await page.getByText('Your payment is kept').waitFor()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(details.email)
  expect(charges()).toBe(1)
  await closeToast(page)
  await button('Continue to Payment').click()
  await page.getByText(/You are not charged again\. Select "Create Account"/).waitFor()
  expect(await page.getByLabel('Card of the provider').count()).toBe(0)
  await button('Create Account').click()
  await page.waitForURL('**/dashboard/welcome')
  expect(charges()).toBe(1)
})

it('a payment whose answer is lost is kept: the next try does not charge again', async () => {
  await reachCardField()
  await page.route(
    '**/api/billing/payments',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await pay()
  await payError(
    'Payment processing failed: The connection to Wayfern was lost. If the payment arrived, it is kept and you are not charged again. Check your internet connection, then try again.',
  )
  expect(charges()).toBe(1)
  await page.reload()
  await reachCardField()
  await pay()
  await page.getByText(/You are not charged again\. Select "Create Account"/).waitFor()
  await button('Create Account').click()
  await page.waitForURL('**/dashboard/welcome')
  expect(charges()).toBe(1)
})

it('an account whose answer is lost is there: the person is told to sign in, and can', async () => {
  await reachCardField()
  await page.route(
    '**/api/sign-up',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await pay()
  await heading('Join Today').waitFor()
  await page.context().clearCookies()
  await button('Continue to Payment').click()
  await page.getByText(/It may be the one that your payment was for/).waitFor()
  await button('Sign in').click()
  await heading('Welcome Back').waitFor()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(details.email)
  await page.getByLabel('Password', { exact: true }).fill(details.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  expect(charges()).toBe(1)
})

it('with a provider there is no demo mode: no demo controls, and an own reset is refused before its date', async () => {
  await signUpByApi(page.context(), product.url)
  await page.goto(`${product.url}/dashboard/gamification`)
  await button('Reset Tokens').click()
  await page
    .locator('[data-toast=destructive]')
    .getByText(
      /^Failed to reset token usage\. It is too early: your tokens are reset by themselves on \d\d\/\d\d\/\d{4}\./,
    )
    .waitFor()
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Gamification Dashboard'])
})
