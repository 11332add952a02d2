import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAndWait } from '../support/chat-steps.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { stopClock } from '../support/toasts.ts'

declare global {
  interface Window {
    failedStreams: number
  }
}

let product: Product
let browser: Browser
let page: WatchedPage
/** The hosts that any page asked for something. */
const hosts = new Set<string>()

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  page.context().on('request', (request) => {
    hosts.add(new URL(request.url()).host)
  })
  await signUpByApi(page.context(), product.url)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const heading = (name: string) => main().getByRole('heading', { level: 2, name, exact: true })
const set = (data: object) => page.request.patch(`${product.url}/api/settings`, { data })

describe('the progress report', () => {
  it('counts what was done: points, practice days, conversations, modules and tokens', async () => {
    await page.goto(`${product.url}/dashboard/modules/friendship`)
    const sent = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/progress/events') &&
        (reply.request().postData() ?? '').includes('message'),
    )
    await sendAndWait(page, 'What is a boundary?')
    await button('More for this conversation').click()
    await button('Show times').click()
    expect(await main().locator('[data-own-message] time').innerText()).toMatch(/^\d{1,2}:\d\d [AP]M$/)
    await sent
    await page.goto(`${product.url}/dashboard/gamification`)
    await main().getByRole('link', { name: 'Open progress report' }).click()
    await heading('In total').waitFor()
    const facts = await main().getByRole('definition').allInnerTexts()
    const [points, practiceDays, conversations, modules, tokens] = facts.map((fact) =>
      Number(fact.replaceAll(',', '')),
    )
    expect([practiceDays, conversations, modules]).toEqual([1, 1, 1])
    expect(Math.min(points ?? 0, tokens ?? 0)).toBeGreaterThan(0)
  })

  it('begins with sentences, and shows fewer than three values of a kind as a table', async () => {
    await main().getByRole('region', { name: 'In words' }).getByText('You had 1 conversation.').waitFor()
    await expect.poll(() => main().getByRole('table').count()).toBe(5)
    expect(await main().getByRole('img').count()).toBe(0)
    const modules = main().getByRole('table', { name: /^Modules visited/ })
    expect(await modules.getByRole('row').last().innerText()).toBe('Friendship Coach\t1\t1')
  })

  it('has a table behind each picture', async () => {
    for (const module of ['coaching', 'life-skills']) {
      const counted = page.waitForResponse(
        (reply) =>
          reply.url().endsWith('/api/progress/events') &&
          (reply.request().postData() ?? '').includes('module-opened'),
      )
      await page.goto(`${product.url}/dashboard/modules/${module}`)
      await counted
    }
    await page.goto(`${product.url}/dashboard/progress-report`)
    await main()
      .getByRole('img', { name: /^Modules visited.* The numbers are in the table below the picture\.$/ })
      .waitFor()
    expect(
      await main()
        .getByRole('table', { name: /^Modules visited/ })
        .count(),
    ).toBe(0)
    await button('Show as table').click()
    const modules = main().getByRole('table', { name: /^Modules visited/ })
    expect(await modules.getByRole('row').count()).toBe(4)
  })

  it('covers the days that are chosen, and says what does not fit', async () => {
    const pressed = (name: string) => button(name).getAttribute('aria-pressed')
    expect(await pressed('Last 30 days')).toBe('true')
    await button('Last 7 days').click()
    await expect.poll(() => pressed('Last 7 days')).toBe('true')
    await button('Other dates').click()
    const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
    const show = () => button('Show this time').click()
    await to.fill('')
    await show()
    await main().getByText('Choose a day.').waitFor()
    await from.fill('2025-06-10')
    await to.fill('2025-06-01')
    await show()
    await main().getByText('This day lies before the first one.').waitFor()
    await to.fill('2026-09-01')
    await show()
    await main().getByText('A report covers at most 366 days. Choose a shorter time.').waitFor()
    await to.fill('2025-06-12')
    await show()
    await heading('06/10/2025 to 06/12/2025').waitFor()
    await heading('Nothing was recorded in this time').waitFor()
  })

  it('says when it could not be loaded, and is asked for again', async () => {
    await page.route('**/api/progress/report?*', (route) => route.abort())
    await button('Last 90 days').click()
    await main().getByText('The report could not be loaded').waitFor()
    await page.unrouteAll()
    await button('Try again').click()
    await heading('In total').waitFor()
  })

  it('is printed with all its tables, and without menu and buttons', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await button('Print this report').click()
    await page.locator('[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => main().getByRole('table').count()).toBe(5)
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.emulateMedia({ media: null })
  })

  it('asks nobody but the product itself', () => {
    expect([...hosts]).toEqual([new URL(product.url).host])
    expect(page.consoleErrors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })
})

describe('the stream of changes', () => {
  /** Each time that a stream was asked for. */
  const asked: string[] = []
  /** A page whose clock stands still draws no frames, so what it shows is asked for. */
  const look = (part: string) => page.evaluate((name) => document.documentElement.dataset[name], part)

  /** Lets `fetch` count the streams that could not be opened, for the moment at which the page knows it too. */
  function countFailedStreams() {
    const { fetch } = window
    window.failedStreams = 0
    window.fetch = (...request) =>
      fetch(...request).catch((error) => {
        if (String(request[0]).endsWith('/api/events')) window.failedStreams += 1
        throw error
      })
  }
  /** Moves the clock to just before the next try, then to it, and waits until the page knows that it has failed. */
  async function expectTryAfter(delayMs: number) {
    const count = asked.length
    await page.clock.runFor(delayMs - 1)
    expect(asked, `before ${delayMs} ms`).toHaveLength(count)
    await page.clock.runFor(1)
    await expect.poll(() => page.evaluate(() => window.failedStreams)).toBe(count)
    expect(asked).toHaveLength(count + 1)
  }

  beforeAll(async () => {
    await page.context().close()
    const storageState = await signedIn()
    page = await openPage(browser, { storageState })
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) asked.push(request.url())
    })
    await page.clock.install()
    await page.addInitScript(countFailedStreams)
    const stream = page.waitForResponse('**/api/events')
    await page.goto(`${product.url}/dashboard/settings`)
    await stream
    await page.getByRole('switch', { name: 'Dark mode' }).waitFor()
    await stopClock(page)
  })
  async function signedIn() {
    const context = await browser.newContext()
    await signUpByApi(context, product.url)
    const state = await context.storageState()
    await context.close()
    return state
  }

  it('brings a change of another device at once', async () => {
    await set({ plainBackground: true })
    await expect.poll(() => look('background')).toBe('plain')
    expect(asked).toHaveLength(1)
  })

  it('counts as broken after 30 and 10 seconds without a sign of life, and is tried again after 1, 2, 5, 10 and 10 seconds', async () => {
    await page.route('**/api/events', (route) => route.abort())
    await page.clock.runFor(40_000)
    // The broken stream ends within this answer's time.
    await page.evaluate(async () => void (await fetch('/api/health')))
    for (const delayMs of [1_000, 2_000, 5_000, 10_000, 10_000]) await expectTryAfter(delayMs)
  })

  it('reads anew what may have been missed, once it stands again', async () => {
    await set({ darkMode: true })
    expect(await look('theme')).toBe('light')
    await page.unrouteAll()
    await page.clock.runFor(10_000)
    await expect.poll(() => look('theme')).toBe('dark')
  })
})
