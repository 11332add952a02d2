import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { type Product, startProduct } from './support/start-product.ts'

/** What counts as a still page (Core Web Vitals call up to 0.1 good). */
const MAX_SHIFT = 0.05
const WIDTHS = [360, 1440]

const publicPaths = [
  '/',
  '/learn-more',
  '/terms',
  '/privacy',
  '/safety',
  '/accessibility',
  '/signup',
  '/signup?mode=login',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
  '/newsletter',
  '/shared',
  '/nowhere',
]
const modulePath = (id: string) => `/dashboard/modules/${id === 'self-care-strategies' ? 'self-care' : id}`
const signedInPaths = [
  ...[
    '',
    '/questionnaire',
    '/gamification',
    '/progress-report',
    '/profile',
    ...['appearance', 'notifications', 'privacy', 'account', 'ai'].map((tab) => `/settings?tab=${tab}`),
    '/skills',
    '/skills/friendship/friend-drifting-away',
    '/help',
    '/calm',
    '/energy',
    '/safety-plan',
    '/support',
    '/operator',
    '/operator/newsletters',
  ].map((path) => `/dashboard${path}`),
  modulePath('friendship'),
  modulePath('emotional-intelligence'),
]
/** They have one layout, so that one width is enough for those that are not above. */
const modulePaths = moduleIds.map(modulePath).filter((path) => !signedInPaths.includes(path))

let product: Product
let browser: Browser
let page: WatchedPage

type Watched = { layoutShifts?: { value: number; what: string[] }[] }

/** Runs in the page, from its first moment. */
function watchShifts(): void {
  const shifts: Watched['layoutShifts'] = []
  ;(window as Watched).layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      const what = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 60))
      if (!hadRecentInput) shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

beforeAll(async () => {
  const env = { OPERATOR_EMAILS: 'still@example.org' }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  await page.addInitScript(watchShifts)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** What moved on a page, until everything that it loads by itself is there. */
async function shiftsOn(path: string) {
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.getByText(/^Loading/).count(), { message: path }).toBe(0)
  // Two frames later what was drawn last has been painted and measured.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return (await page.evaluate(() => (window as Watched).layoutShifts)) ?? []
}

async function expectStill(paths: readonly string[], widths = WIDTHS) {
  const moved: Record<string, unknown> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      const shifts = await shiftsOn(path)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      if (total > MAX_SHIFT) moved[`${path} at ${width}`] = { total, shifts }
    }
  }
  expect(moved).toEqual({})
}

it('nothing moves on a page that anybody can open', () => expectStill(publicPaths))

it('nothing moves on a signed-in page', async () => {
  await signUpByApi(page.context(), product.url, {
    name: 'Robin',
    email: 'still@example.org',
    password: 'fern-frond-42',
  })
  await expectStill(signedInPaths)
  await expectStill(modulePaths, [1440])
})

it('is seen where something does move', async () => {
  await shiftsOn('/dashboard/profile')
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '400px'
    document.querySelector('main')?.prepend(block)
  })
  const total = () =>
    page.evaluate(() => ((window as Watched).layoutShifts ?? []).reduce((sum, { value }) => sum + value, 0))
  await expect.poll(total).toBeGreaterThan(MAX_SHIFT)
})
