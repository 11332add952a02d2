import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { shareItems } from '#domain/sharing/share-items.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { looks, saveLook, untilLook } from './support/looks.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { freshDetails } from './support/sign-up-steps.ts'
import { type Product, startProduct } from './support/start-product.ts'

/** What somebody may write where a name is asked for: as wide as it gets, with no place for a line to break. */
const LONG_WORD = 'W'.repeat(100)

/** Pages are looked at with something on them: what was done, a check-in, a link to a report. */
async function fillPages(): Promise<void> {
  const occurrence = () => ({ id: crypto.randomUUID(), at: new Date().toISOString(), timeZone: 'UTC' })
  const today = occurrence().at.slice(0, 10)
  const share = {
    recipient: LONG_WORD.slice(0, 80),
    items: shareItems,
    from: today,
    to: today,
    timeZone: 'UTC',
  }
  const calls = [
    ['put', '/profile', { bio: LONG_WORD, neurodivergentProfile: LONG_WORD, companionName: LONG_WORD }],
    ['put', `/energy-checkins/${crypto.randomUUID()}`, { level: 'medium', words: LONG_WORD }],
    [
      'post',
      '/progress/events',
      { events: moduleIds.map((module) => ({ ...occurrence(), type: 'module-opened', module })) },
    ],
    ['patch', '/settings', { shareProgress: true }],
    ['post', '/share-links', share],
  ] as const
  for (const [method, path, data] of calls) {
    const reply = await page.request[method](`${product.url}/api${path}`, { data })
    expect(reply.ok(), path).toBe(true)
  }
}

let product: Product
let browser: Browser
let page: WatchedPage

beforeAll(async () => {
  const operator = { ...freshDetails(), name: LONG_WORD }
  const env = { OPERATOR_EMAILS: operator.email }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url, operator)
  await fillPages()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const paths = [
  '/dashboard',
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
  '/dashboard/progress-report',
  '/dashboard/support',
  '/dashboard/operator',
  '/dashboard/operator/newsletters',
  '/dashboard/safety-plan',
  '/dashboard/skills',
  '/dashboard/skills/nt-translator/sarcasm-and-jokes',
  ...moduleIds.map((id) => `/dashboard/modules/${id === 'self-care-strategies' ? 'self-care' : id}`),
]

/** Every page is loaded once; a change of the look reaches it while it is open. */
describe.each(paths)('%s', (path) => {
  beforeAll(async () => {
    await page.goto(product.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it.each(looks)('$name: axe finds nothing, nothing is cut off at 360 and 1440 px', async (look) => {
    await saveLook(page.context(), product.url, look)
    await untilLook(page, look)
    await expectAccessible(page, [360, 1440])
    expect(page.consoleErrors.splice(0)).toEqual([])
  })
})

describe('a visitor without a session', () => {
  it('is sent to sign-up', async () => {
    const visitor = await openPage(browser)
    for (const path of paths) {
      await visitor.goto(product.url + path)
      await visitor.waitForURL('**/signup*')
    }
    await visitor.context().close()
  })
})
