import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { repliesOf, untilReplies } from './support/chat-steps.ts'
import { createDatabase } from './support/create-database.ts'
import { openBrowser, openPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { enterDetails, freshDetails, payWith, signIn, signUp, skipFirstRun } from './support/sign-up-steps.ts'
import { type Product, startProduct } from './support/start-product.ts'

const QUESTION = 'My manager wrote "let\'s circle back". What does she want?'

let browser: Browser
let model: FakeModelServer
let databaseUrl: string | undefined
/** Answers by the stand-in for a model; what needs no machine of its own happens there. */
let product: Product

beforeAll(async () => {
  ;[browser, model, databaseUrl] = await Promise.all([
    openBrowser(),
    startFakeModelServer(),
    createDatabase(),
  ])
  model.behavior.pieces = ['It **often** means ', '"not now". ', 'Ask when.']
  product = await startProduct({
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stand-in' },
  })
})
afterAll(async () => {
  await product?.stop()
  await browser?.close()
  await model?.close()
})

type Machine = {
  where: string
  /** Where it is; `undefined` where there can be none. */
  open: () => Promise<Pick<Product, 'url' | 'stop'> | undefined>
  reply: RegExp
  /** Whether the chat says that no AI model answers. */
  isBuiltIn: boolean
}
const machines: Machine[] = [
  {
    where: 'the product that journeys share, with the built-in coach',
    open: async () => ({ ...sharedProduct(), stop: async () => undefined }),
    reply: /\w{3}/,
    isBuiltIn: true,
  },
  {
    where: 'an OpenAI-compatible provider',
    open: async () => ({ ...product, stop: async () => undefined }),
    reply: /It often means "not now"\. Ask when\./,
    isBuiltIn: false,
  },
  {
    where: 'PostgreSQL',
    open: async () =>
      databaseUrl === undefined
        ? undefined
        : await startProduct({ env: { DATABASE_URL: databaseUrl }, isFirstStart: true }),
    reply: /\w{3}/,
    isBuiltIn: true,
  },
]

describe.each(machines)('from the landing page to a first conversation on $where', (machine) => {
  it('works from end to end', async (test) => {
    const opened = await machine.open()
    if (!opened) return test.skip('no PostgreSQL for the tests')
    const { url } = opened
    const page = await openPage(browser)
    try {
      await page.goto(url)
      await page.getByRole('link', { name: 'Get Started' }).first().click()
      const details = freshDetails()
      await enterDetails(page, details)
      await payWith(page, '4242 4242 4242 4242')
      await skipFirstRun(page)
      // The toast itself leaves after five seconds, which a busy machine may need to get here.
      await page.getByRole('button', { name: /^Notices/ }).click()
      await page
        .getByRole('region', { name: 'Notices' })
        .getByText('Your account has been created')
        .first()
        .waitFor()
      await page.keyboard.press('Escape')

      await page.getByRole('link', { name: 'NT Translator' }).click()
      await page.getByRole('heading', { level: 1, name: 'NT Translator' }).waitFor()
      await page.getByRole('button', { name: QUESTION }).click()
      const chat = page.locator('main')
      // What was reserved for the reply is settled when the reply has ended.
      await untilReplies(page, 1)
      await expect.poll(() => repliesOf(page).innerText()).toMatch(machine.reply)
      const chip = chat.getByText('Built-in coach, not an AI model', { exact: true })
      expect(await chip.count()).toBe(machine.isBuiltIn ? 1 : 0)

      const usage = await page.evaluate(async () => (await fetch('/api/token-usage')).json())
      expect(usage.tokensUsed).toBeGreaterThan(10)

      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.waitForURL('**/signup*')
      await page.goto(`${url}/dashboard`)
      await page.waitForURL('**/signup*')
      await signIn(page, url, details)
      await page
        .getByText(`${usage.tokensUsed.toLocaleString('en-US')}`, { exact: true })
        .first()
        .waitFor()
      expect(page.consoleErrors).toEqual([])
    } finally {
      await page.context().close()
      await opened.stop()
    }
  })
})

describe('cards that fail', () => {
  const open = async () => {
    const page = await openPage(browser)
    await page.goto(`${product.url}/signup`)
    const details = freshDetails()
    await enterDetails(page, details)
    return { page, details }
  }

  it.each([
    ['4000 0000 0000 0002', /declined/i],
    ['4000 0000 0000 9995', /insufficient funds/i],
  ])('%s says why, and another card works afterwards', async (number, reason) => {
    const { page } = await open()
    await payWith(page, number)
    await page.getByText('Payment Error').first().waitFor()
    await page.getByText(reason).first().waitFor()
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL('**/dashboard/welcome')
    await page.context().close()
  })

  it('the bank may ask: refused nothing is charged, confirmed the account is made', async () => {
    const { page } = await open()
    await payWith(page, '4000 0025 0000 3155')
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
    await page.getByText('Payment Error').first().waitFor()
    await payWith(page, '4000 0025 0000 3155')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/dashboard/welcome')
    await page.context().close()
  })

  it('an e-mail that is taken is said at once to who knows its password, to others at the payment, without a charge', async () => {
    const { page, details } = await open()
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL('**/dashboard/welcome')
    const second = await openPage(browser)
    await second.goto(`${product.url}/signup`)
    const refused = second
      .getByRole('textbox', { name: 'Email' })
      .and(second.locator('[aria-invalid="true"]'))
    await second.getByLabel('Name', { exact: true }).fill('Robin')
    await second.getByLabel('Email', { exact: true }).fill(details.email)
    await second.getByLabel('Password', { exact: true }).fill(details.password)
    await second.getByRole('checkbox', { name: /I accept/ }).check()
    await second.getByRole('button', { name: 'Continue to Payment' }).click()
    await refused.waitFor()
    await second.reload()
    await enterDetails(second, { ...details, password: 'another-frond-43' })
    await payWith(second, '4000 0000 0000 0002')
    await second
      .getByText(/declined/i)
      .first()
      .waitFor()
    await payWith(second, '4242 4242 4242 4242')
    await refused.waitFor()
    await second.getByText(/There is an account with this email already. Nothing was charged/).waitFor()
    await page.context().close()
    await second.context().close()
  })
})

describe('a provider that fails', () => {
  it('puts the message back, and a retry works once the provider is there', async () => {
    const page = await openPage(browser)
    try {
      await signUp(page, product.url)
      await page.goto(`${product.url}/dashboard/modules/coaching`)
      const composer = page.locator('main').getByRole('textbox', { name: 'Your message' })
      model.behavior.status = 500
      await composer.fill('How do I start?')
      await composer.press('Enter')
      await page.getByText('Error: Failed to get a response. Please try again.').first().waitFor()
      await expect.poll(() => composer.inputValue()).toBe('How do I start?')
      model.behavior.status = undefined
      await page.locator('main').getByRole('button', { name: 'Retry' }).click()
      await page.locator('main').getByText('Ask when.').first().waitFor()
      await expect.poll(() => composer.inputValue()).toBe('')
    } finally {
      model.behavior.status = undefined
      await page.context().close()
    }
  })
})
