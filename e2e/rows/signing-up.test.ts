import type { Browser, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblem } from '../support/answer-problem.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { expectFocusSeen, focusArrives, tabTo } from '../support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { enterDetails, freshDetails, payWith } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The messages at the fields of the form in view, from top to bottom. */
const fieldErrors = (page: WatchedPage) =>
  page.locator('main form [aria-live=polite] p').evaluateAll((lines) => lines.map((line) => line.textContent))
const heading = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true })

/** Lets every call to `path` wait until the returned function is called; `calls` are those that were made. */
async function hold(page: WatchedPage, path: string) {
  const calls: Request[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    calls.push(route.request())
    await released
    await route.fallback()
  })
  return { calls, release }
}

describe('by the keyboard alone', () => {
  const details = { name: 'Robin', email: `robin-${crypto.randomUUID()}@example.org`, password: '123456' }
  const card = '4242 4242 4242 4242'
  const messages = [
    ['Subscription Created', 'Your subscription has been set up successfully.'],
    ['Success!', 'Your account has been created and your subscription is active.'],
    ['Welcome!', "Your account has been created and you're now signed in."],
  ] as const
  let page: WatchedPage
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  const sent: string[] = []
  const toastTitles: string[] = []

  beforeAll(async () => {
    page = await openPage(browser)
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.exposeFunction('tellToast', (title: string) => toastTitles.push(title))
    await page.addInitScript(() => {
      let last = ''
      new MutationObserver(() => {
        const cards = [...document.querySelectorAll('[data-toast]')]
        const title = cards.map((card) => card.querySelector('p')?.textContent).join(' and ')
        if (title && title !== last)
          (window as unknown as { tellToast: (it: string) => void }).tellToast(title)
        last = title
      }).observe(document, { childList: true, subtree: true })
    })
  })
  afterAll(() => page.context().close())

  it("'Get Started' leads to 'Join Today', step 1", async () => {
    await page.goto(product.url)
    await tabTo(page, /^Get Started$/)
    await press('Enter')
    await heading(page, 'Join Today').waitFor()
    await page.getByText('Step 1 of 2: Your details').waitFor()
  })

  it('validation runs on submit, here by Enter in a field, with the exact messages', async () => {
    await tabTo(page, /^Name$/)
    await type('R')
    await tabTo(page, /^Email$/)
    await type('robin')
    await tabTo(page, /^Password$/)
    await type('12345')
    expect(await fieldErrors(page)).toEqual([])
    await press('Enter')
    await expect
      .poll(() => fieldErrors(page))
      .toEqual([
        'Name must be at least 2 characters',
        'Please enter a valid email',
        'Password must be at least 6 characters',
        'You must accept the terms and conditions',
      ])
    await focusArrives(page, 'Name')
  })

  it('then re-validates on change: 2 characters for the name, 6 for the password', async () => {
    const errorsBecome = (...messages: string[]) => expect.poll(() => fieldErrors(page)).toEqual(messages)
    const rest = [
      'Please enter a valid email',
      'Password must be at least 6 characters',
      'You must accept the terms and conditions',
    ]
    await press('End')
    await type('o')
    await errorsBecome(...rest)
    await press('Backspace')
    await errorsBecome('Name must be at least 2 characters', ...rest)
    await type('obin')
    await tabTo(page, /^Email$/)
    await press('Control+a')
    await type(details.email)
    await errorsBecome(...rest.slice(1))
    await tabTo(page, /^Password$/)
    await press('End')
    await type('6')
    await errorsBecome(...rest.slice(2))
    await tabTo(page, /^I accept the terms and conditions and privacy policy$/)
    await press('Space')
    await errorsBecome()
    await press('Space')
    await errorsBecome(...rest.slice(2))
    await press('Space')
    await errorsBecome()
  })

  it("'Continue to Payment' checks the details once, with 'Processing...' meanwhile", async () => {
    const check = await hold(page, '**/api/sign-up/check')
    await page.route('**/api/billing/product', answerProblem('payment-provider-unavailable'), { times: 1 })
    const plan = await hold(page, '**/api/billing/product')
    await tabTo(page, /^Continue to Payment$/)
    await press('Enter')
    await button(page, 'Processing...').waitFor()
    await expect.poll(() => button(page, 'Processing...').isDisabled()).toBe(true)
    await press('Enter')
    check.release()
    await heading(page, 'Complete Your Subscription').waitFor()
    await focusArrives(page, 'Complete Your Subscription')
    expect(check.calls.map((call) => [call.method(), call.postDataJSON()])).toEqual([
      ['POST', { ...details, acceptTerms: true }],
    ])
    await page.getByText('Enter your payment details to continue').waitFor()
    await page.getByText('Loading subscription details...').waitFor()
    await expect.poll(() => button(page, 'Pay & Sign Up').isDisabled()).toBe(true)
    await expect.poll(() => button(page, 'Back').isDisabled()).toBe(false)
    plan.release()
  })

  it('says that the plan could not be loaded, cannot pay without it, and loads it when asked again', async () => {
    await expectToast(page, {
      title: 'Error',
      description: 'Could not load subscription details',
      variant: 'destructive',
    })
    await page.locator('main').getByText('Could not load subscription details').waitFor()
    await expect.poll(() => button(page, 'Pay & Sign Up').isDisabled()).toBe(true)
    await page.unroute('**/api/billing/product')
    await tabTo(page, /^Try again$/)
    await press('Enter')
    const plan = page.getByRole('region', { name: 'Your plan' })
    await plan.waitFor()
    await expectFocusSeen(page)
    expect((await plan.innerText()).split(/\n+/)).toEqual([
      'Premium',
      'Best Value',
      'Premium subscription',
      '$10.00',
      'Billed monthly',
      '500,000 tokens per month',
      'Access to all modules',
      'Premium support',
    ])
  })

  it('Enter in a field of the card pays only when all of them are right', async () => {
    await tabTo(page, /^Card number$/)
    await press('Enter')
    await expect
      .poll(() => fieldErrors(page))
      .toEqual([
        'This card number is not complete or has a typing error. Check the digits.',
        'Enter the month and the year with two digits each, for example 09/31.',
        'Enter the 3 or 4 digits of the security code.',
      ])
    await focusArrives(page, 'Card number')
    await type('4000 0000 0000 0002')
    await tabTo(page, /^Expiry date$/)
    await type('12/34')
    await tabTo(page, /^Security code/)
    await type('123')
    await press('Enter')
    await expectToast(page, {
      title: 'Payment Error',
      description: 'Payment processing failed: Your card was declined.',
      variant: 'destructive',
    })
    await expectFocusSeen(page, /^Security code/)
  })

  it("'Pay & Sign Up' pays, makes the account and signs in", async () => {
    await tabTo(page, /^Card number$/, 'Shift+Tab')
    await press('Control+a')
    await type(card)
    await press('Enter')
    await page.waitForURL('**/dashboard/welcome')
    await focusArrives(page, 'Who is using Wayfern?')
    for (const [title, description] of messages) {
      await expectToast(page, { title, description })
      await closeToast(page)
    }
    expect(toastTitles.filter((title) => title.includes(' and '))).toEqual([])
  })

  it('each message can be read again, in its order', async () => {
    await tabTo(page, /^Notices/, 'Shift+Tab')
    await press('Enter')
    const lines = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
    const told = await lines.evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent)),
    )
    expect(told.slice(-5).reverse()).toEqual([
      ['Error', 'Could not load subscription details'],
      ['Payment Error', 'Payment processing failed: Your card was declined.'],
      ...messages,
    ])
  })

  it('the calls are the specified ones, with a reference in place of the card', () => {
    const bodiesOf = (path: string) =>
      sent.filter((call) => call.startsWith(`${product.url}${path} `)).map((call) => call.split(/ (.*)/)[1])
    const { name, email } = details
    expect(bodiesOf('/api/billing/payments').map((body) => JSON.parse(body ?? ''))).toEqual([
      { name, email, paymentMethodId: 'pm_card_visa_chargeDeclined' },
      { name, email, paymentMethodId: 'pm_card_visa' },
    ])
    expect(bodiesOf('/api/sign-up').map((body) => JSON.parse(body ?? ''))).toEqual([
      { ...details, acceptTerms: true },
    ])
    expect(sent.filter((call) => /4242\s?4242/.test(call))).toEqual([])
    const elsewhere = sent.filter((call) => !call.startsWith(product.url) && !call.startsWith('data:'))
    expect(elsewhere).toEqual([])
    expect(page.consoleErrors.filter((line) => !line.includes('503') && !line.includes('402'))).toEqual([])
  })
})

describe('the two modes of /signup', () => {
  it("open as 'Welcome Back' with the login flag, as 'Join Today' otherwise, and lead to each other and to '/'", async () => {
    const page = await openPage(browser)
    await page.goto(product.url)
    await page.getByRole('link', { name: 'Log in' }).click()
    await heading(page, 'Welcome Back').waitFor()
    await page.getByLabel('Email', { exact: true }).fill('robin@example.org')
    await button(page, "Don't have an account? Sign up").click()
    await heading(page, 'Join Today').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('robin@example.org')
    await button(page, 'Already have an account? Sign in').click()
    await heading(page, 'Welcome Back').waitFor()

    await page.goto(`${product.url}/signup`)
    await heading(page, 'Join Today').waitFor()
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.waitForURL(`${product.url}/`)
    await page.context().close()
  })
})

describe('between the two steps', () => {
  const details = freshDetails()
  let page: WatchedPage

  async function expectDetailsKept() {
    await heading(page, 'Join Today').waitFor()
    for (const [label, value] of [
      ['Name', details.name],
      ['Email', details.email],
      ['Password', details.password],
    ] as const)
      await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    await expect.poll(() => page.getByRole('checkbox', { name: /^I accept/ }).isChecked()).toBe(true)
  }
  const goOn = async () => {
    await button(page, 'Continue to Payment').click()
    await heading(page, 'Complete Your Subscription').waitFor()
  }

  beforeAll(async () => {
    page = await openPage(browser)
    await page.goto(`${product.url}/signup`)
    await enterDetails(page, details)
  })
  afterAll(() => page.context().close())

  it("'Back' and the browser's Back return to the details, still filled in; Forward does not skip their check", async () => {
    await button(page, 'Back').click()
    await expectDetailsKept()
    await goOn()
    await page.goBack()
    await expectDetailsKept()
    await page.goForward()
    await expectDetailsKept()
    await goOn()
  })

  it("while a payment runs, both buttons are disabled, the browser's Back leaves the step open, and leaving asks", async () => {
    const payment = await hold(page, '**/api/billing/payments')
    await payWith(page, '4000 0000 0000 9995')
    await button(page, 'Processing...').waitFor()
    await expect.poll(() => button(page, 'Processing...').isDisabled()).toBe(true)
    await expect.poll(() => button(page, 'Back').isDisabled()).toBe(true)
    await page.goBack()
    await button(page, 'Processing...').waitFor()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await question
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    payment.release()
    await expectToast(page, {
      title: 'Payment Error',
      description: 'Payment processing failed: Your card has insufficient funds.',
      variant: 'destructive',
    })
    expect(payment.calls).toHaveLength(1)
    await page.unroute('**/api/billing/payments')
  })

  it('a reload in step 2 begins with empty details; nothing was charged', async () => {
    await page.goto(`${product.url}/signup`)
    await enterDetails(page, details)
    await page.reload()
    await heading(page, 'Join Today').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('')
    await page.goBack()
    await heading(page, 'Join Today').waitFor()
  })
})

describe('what the payment function says', () => {
  let page: WatchedPage
  beforeAll(async () => {
    page = await openPage(browser)
    await page.goto(`${product.url}/signup`)
  })
  afterAll(() => page.context().close())

  it.each([
    [
      { name: 'Premium', description: 'By the week', tokenLimit: 120_000 },
      { amount: 1_250, currency: 'usd', interval: 'week' },
      ['Premium', 'Best Value', 'By the week', '$12.50', 'Billed weekly', '120,000 tokens per month'],
    ],
    [{}, undefined, ['Premium', 'Best Value', 'Premium subscription', '$9.99', 'Billed monthly']],
  ])('%j with the price %j is the plan card, with fallbacks for what is missing', async (info, price, lines) => {
    await page.route('**/api/billing/product', (route) =>
      route.fulfill({ json: { productInfo: { ...info, price }, cardEntry: { kind: 'test' } } }),
    )
    await page.reload()
    await enterDetails(page, freshDetails())
    const plan = page.getByRole('region', { name: 'Your plan' })
    await plan.waitFor()
    expect((await plan.innerText()).split(/\n+/).slice(0, lines.length)).toEqual(lines)
    await page.unroute('**/api/billing/product')
  })

  it.each([
    [
      'a refusal without a reason',
      answerProblem('payment-declined'),
      'Payment processing failed: Unknown error',
    ],
    [
      'no subscription id',
      { status: 'paid', customerId: 'c', subscriptionId: '' },
      'Invalid response from payment service',
    ],
    ['another failure', answerProblem('payment-failed'), 'There was an issue processing your payment.'],
    [
      'an error of the server',
      answerProblem('unexpected'),
      'Payment processing failed: Something went wrong on our side. What you saved before is kept. Try again in a minute.',
    ],
  ] as const)('%s is a Payment Error, and the same card can be tried again', async (_, answer, description) => {
    await page.route('**/api/billing/payments', (route) =>
      typeof answer === 'function' ? answer(route) : route.fulfill({ json: answer }),
    )
    await payWith(page, '4242 4242 4242 4242')
    await expectToast(page, { title: 'Payment Error', description, variant: 'destructive' })
    await closeToast(page)
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    await expect.poll(() => button(page, 'Pay & Sign Up').isDisabled()).toBe(false)
    await page.unroute('**/api/billing/payments')
  })
})
