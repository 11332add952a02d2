import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { ownMessagesOf, providerAt, repliesOf, sendAndWait } from '../support/chat-steps.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { freshDetails } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expectToastAfter, toastIn, toldIn } from '../support/toasts.ts'

let product: Product
let browser: Browser
let model: FakeModelServer
/** An operator's, so that the global reset is open to it; the rest is what every member sees. */
let page: WatchedPage

beforeAll(async () => {
  model = await startFakeModelServer({ pieces: ['A short reply.'] })
  const operator = freshDetails()
  const env = { ...providerAt(model.url), OPERATOR_EMAILS: operator.email }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  await page.clock.install()
  await signUpByApi(page.context(), product.url, operator)
  await page.goto(`${product.url}/dashboard`)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})

const USAGE = '**/api/token-usage'
const EVENTS = '**/api/events'
const card = (at: Page = page) => at.getByRole('region', { name: 'Token Usage' })
const figure = (name: string) =>
  card().locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const abort = (route: Route) => route.abort()
/** As the product's own refusal, or that of something between. */
const refuse = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code: 'unexpected' }),
  })

describe('the assistant page', () => {
  it("has the companion's name as heading, the token card, and the chat", async () => {
    await page.getByRole('heading', { level: 1, name: 'AI Assistant' }).waitFor()
    await page.getByRole('region', { name: 'Chat with AI Assistant' }).waitFor()
    expect(await figure('Used')).toBe('0')
    expect(await figure('Limit')).toBe('500,000')
    expect(await figure('Remaining')).toBe('500,000')
    const { resetDate } = await (await page.request.get(`${product.url}/api/token-usage`)).json()
    const [year, month, day] = resetDate.slice(0, 10).split('-')
    expect(await figure('Reset date')).toBe(`${month}/${day}/${year}`)
    const bar = card().getByRole('progressbar')
    expect(await bar.getAttribute('aria-valuenow')).toBe('0')
  })

  it('a message and its reply are counted, and the bar shows at least 0.5 %', async () => {
    await sendAndWait(page, 'What does "fine" mean?')
    await expect.poll(() => figure('Used')).not.toBe('0')
    const { tokensUsed, remaining } = await (await page.request.get(`${product.url}/api/token-usage`)).json()
    expect(await figure('Used')).toBe(tokensUsed.toLocaleString('en-US'))
    expect(await figure('Remaining')).toBe(remaining.toLocaleString('en-US'))
    expect(tokensUsed + remaining).toBe(500_000)
    const bar = card().getByRole('progressbar')
    expect(await bar.getAttribute('aria-valuenow')).toBe('0.5')
    await card().getByText('0.5%', { exact: true }).waitFor()
  })

  it.each([
    [123_456, '24.69%'],
    [499_999, '100%'],
  ])('the bar has two decimals at most: %i used is %s', async (tokensUsed, percent) => {
    await page.route(USAGE, async (route) => {
      const reply = await route.fetch()
      const json = { ...(await reply.json()), tokensUsed, remaining: 500_000 - tokensUsed }
      await route.fulfill({ response: reply, json })
    })
    await press('Refresh')
    await card().getByText(percent, { exact: true }).waitFor()
    await toastIn(page).waitFor()
    await page.clock.fastForward(5_000)
    await toastIn(page).waitFor({ state: 'detached' })
    await page.unroute(USAGE)
  })

  it("is refreshed: 'Updated', for 5 seconds", async () => {
    const description = 'Token usage information has been refreshed'
    await expectToastAfter(page, { title: 'Updated', description, durationMs: 5_000 }, () => press('Refresh'))
  })

  it("keeps its figures when that fails: 'Refresh failed'", async () => {
    await page.route(USAGE, abort)
    await press('Refresh')
    await expectToast(page, {
      title: 'Refresh failed',
      description: 'Could not refresh token usage information',
      variant: 'destructive',
    })
    await page.clock.fastForward(60_000)
    expect(await toastIn(page).count(), 'an error stays').toBe(1)
    expect(await figure('Limit')).toBe('500,000')
    await closeToast(page)
    await page.unroute(USAGE)
  })

  it.each([
    ['refused', refuse(503), 'Failed to load token usage information'],
    ['not answered', abort, 'Error loading token usage'],
  ])('that is %s says so, as a message and in the card, and can be tried again', async (_, answer, words) => {
    await page.route(USAGE, answer)
    // The page asks by itself, too, when the stream of changes opens; then there is nothing to press.
    await page.route(EVENTS, abort)
    await page.reload()
    await expectToast(page, {
      title: 'Error',
      description: 'Failed to fetch token usage information',
      variant: 'destructive',
    })
    await closeToast(page)
    await card().getByText('Unable to Load Token Usage').waitFor()
    await card().getByText(words).waitFor()
    await page.unroute(USAGE)
    await press('Try again')
    await card().getByText('500,000').first().waitFor()
    await page.unroute(EVENTS)
    await page.clock.fastForward(20_000)
  })
})

describe('the tokens', () => {
  it('of a text are counted, or estimated where that fails', async () => {
    await press('Count a text')
    await card().getByLabel('Text').fill('A text of 24 characters.')
    await press('Count tokens')
    await card().getByText('This text has 7 tokens.').waitFor()
    await page.route('**/api/count-tokens', abort)
    await press('Count tokens')
    await card().getByText('The text could not be counted. By its length it has about 6 tokens.').waitFor()
    await page.unroute('**/api/count-tokens')
    await press('Close')
  })
})

describe('the allowance', () => {
  /** Lets the product answer, and changes its parts on the way. */
  const changeParts = (change: (part: Record<string, unknown>) => unknown) =>
    page.route('**/api/chat', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replaceAll(/^data: (\{.*\})$/gm, (_, json) => {
        return `data: ${JSON.stringify(change(JSON.parse(json)))}`
      })
      await route.fulfill({ response: reply, body })
    })
  const withRemaining = (remaining: number) => (part: Record<string, unknown>) =>
    part.type === 'data-usage'
      ? { ...part, data: { ...(part.data as object), tokensUsed: 500_000 - remaining, remaining } }
      : part

  it('is not warned about with 1,000 tokens remaining', async () => {
    await changeParts(withRemaining(1_000))
    await sendAndWait(page, 'One question')
    expect(await toldIn(page)).not.toContain('Token limit approaching')
    await page.unroute('**/api/chat')
  })

  it('is warned about below', async () => {
    await changeParts(withRemaining(999))
    const warning = {
      title: 'Token limit approaching',
      description: 'You have 999 tokens remaining for this month.',
      variant: 'default',
      durationMs: 5_000,
    } as const
    await expectToastAfter(page, warning, () => sendAndWait(page, 'Another question'))
    await page.unroute('**/api/chat')
  })

  it("whose usage could not be updated leaves the reply as it came: 'Failed to update token usage'", async () => {
    const before = await repliesOf(page).count()
    await changeParts((part) =>
      part.type === 'data-usage' ? { type: 'error', errorText: 'usage-update-failed' } : part,
    )
    await sendAndWait(page, 'A third question')
    await expectToast(page, {
      title: 'Error',
      description: 'Failed to update token usage',
      variant: 'destructive',
    })
    expect(await repliesOf(page).last().innerText()).toContain('A short reply.')
    await expect.poll(() => repliesOf(page).count()).toBe(before + 1)
    expect(await ownMessagesOf(page).last().innerText()).toContain('A third question')
    await closeToast(page)
    await page.unroute('**/api/chat')
  })

  it("is reset: 'Token Usage Reset'", async () => {
    await page.getByRole('link', { name: 'Gamification', exact: true }).click()
    const description = 'Your token usage has been reset successfully.'
    await expectToastAfter(page, { title: 'Token Usage Reset', description, durationMs: 5_000 }, () =>
      press('Reset Tokens'),
    )
    const usage = await (await page.request.get(`${product.url}/api/token-usage`)).json()
    expect(usage.tokensUsed).toBe(0)
  })

  it("says when that failed: 'Failed to reset token usage'", async () => {
    await page.route('**/api/reset-token-usage', abort)
    await press('Reset Tokens')
    await expectToast(page, {
      title: 'Error',
      description: 'Failed to reset token usage',
      variant: 'destructive',
    })
    await closeToast(page)
  })

  it("is reset for all who are due by an operator: 'Global Token Reset'", async () => {
    await page.goto(`${product.url}/dashboard/operator`)
    const done = {
      title: 'Global Token Reset',
      description: 'Token usage reset has been triggered for eligible users.',
      durationMs: 5_000,
    }
    await expectToastAfter(page, done, () => press('Trigger global token reset'))
  })

  it("says when that failed: 'Failed to trigger global token reset'", async () => {
    await page.route('**/api/reset-token-usage/all', refuse(500))
    await press('Trigger global token reset')
    await expectToast(page, {
      title: 'Error',
      description: 'Failed to trigger global token reset',
      variant: 'destructive',
    })
  })
})
