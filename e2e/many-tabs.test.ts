import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

/** Over HTTP/1.1 a browser has six connections to one server, for all its tabs together. */
const TABS = 8

const product = sharedProduct()
let browser: Browser
let context: BrowserContext
const tabs: Page[] = []
/** The streams that are open now. */
const streams = new Set<Request>()
const isStream = (request: Request) => request.url().endsWith('/api/events')

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.on('request', (request) => isStream(request) && streams.add(request))
  context.on('requestfinished', (request) => streams.delete(request))
  context.on('requestfailed', (request) => streams.delete(request))
  await signUpByApi(context, product.url)
})
afterAll(async () => {
  await browser?.close()
})

const change = (settings: object) =>
  context.request.patch(`${product.url}/api/settings`, { data: settings, timeout: 10_000 })
const looks = (part: string) =>
  Promise.all(tabs.map((tab) => tab.evaluate((name) => document.documentElement.dataset[name], part)))

it('eight tabs of one browser all open, with one stream for all of them', async () => {
  for (let count = 0; count < TABS; count++) {
    const tab = await context.newPage()
    await tab.goto(`${product.url}/dashboard/settings`)
    await tab.getByRole('switch', { name: 'Dark mode' }).waitFor({ timeout: 20_000 })
    tabs.push(tab)
  }
  expect(streams.size).toBe(1)
})

it('each of them gets a change that is made elsewhere', async () => {
  await change({ darkMode: true })
  await expect.poll(() => looks('theme')).toEqual(Array(TABS).fill('dark'))
  expect(streams.size).toBe(1)
})

it('the others go on when the tab that leads is closed', async () => {
  const [request] = streams
  const leading = tabs.find((tab) => request?.frame().page() === tab)
  await leading?.close()
  tabs.splice(tabs.indexOf(leading as Page), 1)
  await expect.poll(() => streams.size).toBe(1)
  await change({ plainBackground: true })
  await expect.poll(() => looks('background')).toEqual(Array(TABS - 1).fill('plain'))
})
