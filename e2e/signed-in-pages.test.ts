import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { examinePages } from './support/examine-pages.ts'
import { MAX_SHIFT, readShifts, untilLoaded } from './support/layout-shift.ts'
import { saveLook } from './support/looks.ts'
import { openPage } from './support/open-browser.ts'
import { type FilledPages, openFilledPages } from './support/open-filled-pages.ts'

let opened: FilledPages

beforeAll(async () => {
  opened = await openFilledPages('signed-in-pages@operators.example')
})
afterAll(async () => {
  await opened?.browser.close()
})
afterEach(() => expect(opened.page.consoleErrors.splice(0)).toEqual([]))

/** The modules have a file of their own, which runs beside this one. */
const paths = [
  '/dashboard',
  '/dashboard/welcome',
  '/dashboard/questionnaire',
  '/dashboard/gamification',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/settings?tab=notifications',
  '/dashboard/settings?tab=privacy',
  '/dashboard/settings?tab=account',
  '/dashboard/settings?tab=ai',
  '/dashboard/energy',
  '/dashboard/help',
  '/dashboard/calm',
  '/dashboard/progress-report',
  '/dashboard/support',
  '/dashboard/operator',
  '/dashboard/operator/newsletters',
  '/dashboard/my-words',
  '/dashboard/practice',
  '/dashboard/practice/a-friend-calls-off-the-museum',
  '/dashboard/practice/a-friend-calls-off-the-museum/sheet',
  '/dashboard/practice/for-somebody',
  '/dashboard/practice/round',
  '/dashboard/safety-plan',
  '/dashboard/skills',
  '/dashboard/skills/nt-translator/sarcasm-and-jokes',
]

examinePages(paths, () => {
  const { page, product } = opened
  return { page, url: product.url, wear: (look) => saveLook(page.context(), product.url, look) }
})

it.each([640, 768, 1280])('the Practice Room stands still while it loads at %i px, too', async (width) => {
  const { page, product } = opened
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${product.url}/dashboard/practice`)
  await untilLoaded(page)
  const next = page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: /^(Start practice|Go on): / }) })
  await next.locator('h2 + p').getByText(/\w/).waitFor()
  const moved = await readShifts(page)
  expect(moved.total, JSON.stringify(moved.shifts)).toBeLessThanOrEqual(MAX_SHIFT)
})

it('what moves on a page is seen', async () => {
  const { page, product } = opened
  await page.goto(`${product.url}/dashboard/profile`)
  await untilLoaded(page)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '400px'
    document.querySelector('main')?.prepend(block)
  })
  await expect.poll(async () => (await readShifts(page)).total).toBeGreaterThan(MAX_SHIFT)
})

describe('a visitor without a session', () => {
  it('is sent to sign-up', async () => {
    const visitor = await openPage(opened.browser)
    for (const path of [...paths, '/dashboard/modules/coaching']) {
      await visitor.goto(opened.product.url + path, { waitUntil: 'commit' })
      await visitor.waitForURL('**/signup*', { waitUntil: 'commit' })
    }
    await visitor.context().close()
  })
})
