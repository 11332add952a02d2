import { sql } from 'drizzle-orm'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '#server/testing/fake-stripe-server.ts'
import { repliesOf, sendAndWait } from '../support/chat-steps.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { restartProduct } from '../support/restart-product.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

let product: Product
let browser: Browser
let stripe: FakeStripe
let page: WatchedPage

declare global {
  interface Window {
    /** The reference that the card field gives next. */
    cardReference: string
  }
}

/** Stands in for the card provider's script: a field that is ready at once and gives `cardReference`. */
const providerScript = `
  window.cardReference ??= 'pm_card_mastercard'
  const field = {
    on: (event, tell) => { if (event === 'ready') setTimeout(tell, 0); return field },
    off: () => field,
    mount() {}, update() {}, destroy() {}, focus() {},
  }
  const elements = { create: () => field, getElement: () => field, update() {} }
  window.Stripe = () => ({
    elements: () => elements,
    createPaymentMethod: async () => ({ paymentMethod: { id: window.cardReference } }),
    createToken() {}, confirmCardPayment() {}, handleNextAction() {}, registerAppInfo() {}, _registerWrapper() {},
  })
  window.Stripe.version = 'endive'`

beforeAll(async () => {
  stripe = await startFakeStripe()
  ;[product, browser] = await Promise.all([startProduct({ env: stripe.env }), openBrowser()])
  page = await openPage(browser)
  await page
    .context()
    .route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: providerScript }),
    )
  await signUpByApi(page.context(), product.url)
  await page.request.patch(`${product.url}/api/settings`, { data: { gamificationEnabled: false } })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await stripe?.close()
})

const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const openAccount = () => page.goto(`${product.url}/dashboard/settings?tab=account`)
const card = () =>
  main()
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Subscription', exact: true }) })
const facts = () => card().getByRole('definition').allInnerTexts()
const aDay = expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
const subscriptionId = () => [...stripe.state.subscriptions.keys()].at(-1) ?? ''

/** What the provider tells by a signed webhook. */
async function tell(type: string): Promise<void> {
  const id = subscriptionId()
  const object = type.startsWith('invoice')
    ? { parent: { subscription_details: { subscription: id } } }
    : { id }
  const { body, headers } = stripe.signedEvent(type, object)
  const reply = await fetch(`${product.url}/api/billing/webhook`, { method: 'POST', body, headers })
  expect(reply.status).toBe(200)
}
async function enterCard(reference: string, name: string, send: string): Promise<void> {
  await dialog(name).getByRole('button', { name: send }).waitFor()
  await page.evaluate((next) => {
    window.cardReference = next
  }, reference)
  await dialog(name).getByRole('button', { name: send }).click()
}

describe('a running subscription', () => {
  it('shows plan, price, status and next charge', async () => {
    await openAccount()
    await card().getByText('Next charge').waitFor()
    await expect
      .poll(() => card().getByRole('term').allInnerTexts())
      .toEqual(['Plan', 'Price', 'Status', 'Next charge'])
    expect(await facts()).toEqual(['Premium', '$9.99 every month', 'Active', aDay])
  })

  it('takes another card: a declined one says why and keeps the old one', async () => {
    await button('Update card').click()
    await dialog('Update your card').getByText('Nothing is charged today.').waitFor()
    await enterCard('pm_card_visa_chargeDeclined', 'Update your card', 'Save card')
    expect(await takeToast(page, 'Payment Error')).toEqual({
      title: 'Payment Error',
      description: 'Payment processing failed: Your card was declined.',
      variant: 'destructive',
    })
    await enterCard('pm_card_mastercard', 'Update your card', 'Save card')
    expect(await takeToast(page, 'Card updated')).toMatchObject({ variant: 'success' })
    await dialog('Update your card').waitFor({ state: 'detached' })
  })

  it('is cancelled in two clicks, for the end of the period, and resumed by one', async () => {
    await button('Cancel subscription').click()
    await dialog('Cancel your subscription?').getByRole('button', { name: 'Cancel subscription' }).click()
    expect(await takeToast(page, 'Subscription cancelled')).toMatchObject({
      description: expect.stringMatching(/^You can use the coach until .+\. You are not charged again\.$/),
      variant: 'success',
    })
    await card().getByText('Ends on').waitFor()
    expect(await facts()).toEqual(['Premium', '$9.99 every month', 'Cancelled', aDay])
    expect(stripe.state.subscriptions.get(subscriptionId())?.cancelAtPeriodEnd).toBe(true)
    await button('Resume subscription').click()
    await takeToast(page, 'Subscription resumed')
    await expect.poll(facts).toEqual(['Premium', '$9.99 every month', 'Active', aDay])
    expect(stripe.state.subscriptions.get(subscriptionId())?.cancelAtPeriodEnd).toBe(false)
  })
})

describe('an overdue payment', () => {
  it('is said on every page, with the days that are left, and coaching goes on', async () => {
    stripe.renew(subscriptionId(), false)
    await tell('invoice.payment_failed')
    await page.goto(`${product.url}/dashboard/modules/friendship`)
    await main().getByText('Your last payment did not go through').waitFor()
    await main()
      .getByText(/You can use the coach for 7 days more, until .+\. Update your card/)
      .waitFor()
    await sendAndWait(page, 'Hello')
  })

  it('is paid by another card', async () => {
    await main().getByRole('link', { name: 'Open account settings' }).click()
    await card().getByText('Coaching works until').waitFor()
    await card().getByRole('button', { name: 'Update card' }).click()
    await dialog('Pay with this card').getByText('The overdue amount is charged today.').waitFor()
    await enterCard('pm_card_mastercard', 'Pay with this card', 'Pay now')
    await takeToast(page, 'Subscription renewed')
    await expect.poll(facts).toEqual(['Premium', '$9.99 every month', 'Active', aDay])
    expect(await main().getByText('Your last payment did not go through').count()).toBe(0)
  })
})

describe('seven days after a payment that failed', () => {
  it('coaching ends, and goes on once the overdue amount is paid', async () => {
    stripe.renew(subscriptionId(), false)
    await tell('invoice.payment_failed')
    product = await restartProduct(product, {
      env: stripe.env,
      meanwhile: [sql`update subscriptions set past_due_since = past_due_since - interval '7 days'`],
    })
    await page.goto(`${product.url}/dashboard/modules/friendship`)
    await main().getByText('The coach does not answer now. Everything you saved is kept.').waitFor()
    await main().getByRole('textbox', { name: 'Your message' }).fill('Is the coach there?')
    await main().getByRole('textbox', { name: 'Your message' }).press('Enter')
    await main()
      .getByRole('region', { name: 'Chat with the coach' })
      .getByRole('link', { name: 'Renew subscription' })
      .click()
    await card().getByRole('button', { name: 'Renew subscription' }).click()
    await enterCard('pm_card_visa', 'Renew your subscription', 'Pay now')
    await takeToast(page, 'Subscription renewed')
    await expect.poll(facts).toEqual(['Premium', '$9.99 every month', 'Active', aDay])
    // What was overdue is paid; a second subscription would charge twice.
    expect(stripe.state.subscriptions.size).toBe(1)
  })
})

describe('an ended subscription', () => {
  it('is said on every page, and the chat gives the message back with a way to renew', async () => {
    stripe.cancel(subscriptionId())
    await tell('customer.subscription.deleted')
    await page.goto(`${product.url}/dashboard/modules/emotional-intelligence`)
    await main().getByText('The coach does not answer now. Everything you saved is kept.').waitFor()
    await main().getByRole('textbox', { name: 'Your message' }).fill('Are you there?')
    await main().getByRole('textbox', { name: 'Your message' }).press('Enter')
    const renew = main()
      .getByRole('region', { name: 'Chat with the coach' })
      .getByRole('link', { name: 'Renew subscription' })
    await renew.waitFor()
    await expect
      .poll(() => main().getByRole('textbox', { name: 'Your message' }).inputValue())
      .toBe('Are you there?')
  })

  it('has the rewriter say the same, and keep its text', async () => {
    // Beside a conversation the tool is folded.
    await button('Message Rewriter').click()
    await main().getByLabel('Original message').fill('where is it')
    await button('Rewrite Message').click()
    const form = main()
      .locator('form')
      .filter({ has: page.getByLabel('Original message') })
    await form.getByText('Your subscription has ended').waitFor()
    await expect.poll(() => main().getByLabel('Original message').inputValue()).toBe('where is it')
    await form.getByRole('link', { name: 'Renew subscription' }).click()
    await page.waitForURL('**/settings?tab=account')
  })

  it('is renewed with a card, and the coach answers again', async () => {
    await expect.poll(facts).toEqual(['Premium', '$9.99 every month', 'Ended', 'None'])
    await button('Renew subscription').click()
    await dialog('Renew your subscription').getByText('This card is charged today').waitFor()
    await enterCard('pm_card_visa', 'Renew your subscription', 'Pay now')
    await takeToast(page, 'Subscription renewed')
    await expect.poll(facts).toEqual(['Premium', '$9.99 every month', 'Active', aDay])
    await page.goto(`${product.url}/dashboard/modules/friendship`)
    await repliesOf(page).first().waitFor()
    await sendAndWait(page, 'Hello again')
    expect(await main().getByText('Your subscription has ended').count()).toBe(0)
  })
})
