import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { type Look, looks, saveLook, untilLook } from './support/looks.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { freshDetails } from './support/sign-up-steps.ts'
import { type Product, startProduct } from './support/start-product.ts'

/** What somebody may write where a name is asked for: as wide as it gets, with no place for a line to break. */
const LONG_WORD = 'W'.repeat(100)

let product: Product
let browser: Browser
/** One page goes from address to address: each is loaded anew, with what the browser kept of the files. */
let page: WatchedPage

beforeAll(async () => {
  const operator = { ...freshDetails(), name: LONG_WORD }
  const env = { OPERATOR_EMAILS: operator.email }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url, operator)
  const data = { bio: LONG_WORD, neurodivergentProfile: LONG_WORD, companionName: LONG_WORD }
  expect((await page.request.put(`${product.url}/api/profile`, { data })).status()).toBe(200)
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
  '/dashboard/modules/nt-translator',
  '/dashboard/modules/emotional-intelligence',
]
/** They differ from the two modules above in their words alone. */
const otherModules = moduleIds
  .map((id) => `/dashboard/modules/${id === 'self-care-strategies' ? 'self-care' : id}`)
  .filter((path) => !paths.includes(path))
/** Pages that mails lead to, opened without the rest of their address. */
const mailPages = ['/reset-password', '/confirm-email', '/unsubscribe', '/newsletter', '/shared']

async function expectPageAccessible(path: string, look?: Look): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (look) await untilLook(page, look)
  await expectAccessible(page, [360, 1440])
  expect(page.consoleErrors.splice(0)).toEqual([])
}

describe.each(looks)('signed-in pages, $name', (look) => {
  beforeAll(async () => {
    await saveLook(page.context(), product.url, look)
  })

  it.each(paths)('%s: axe finds nothing, nothing is cut off at 360 and 1440 px', async (path) => {
    await expectPageAccessible(path, look)
  })
})

describe('the words of each module', () => {
  it.each(otherModules)('%s: axe finds nothing, nothing is cut off at 360 and 1440 px', async (path) => {
    await expectPageAccessible(path)
  })
})

describe('a visitor without a session', () => {
  let visitor: WatchedPage
  beforeAll(async () => {
    visitor = await openPage(browser)
  })

  it.each(mailPages)('%s: axe finds nothing, nothing is cut off at 360 and 1440 px', async (path) => {
    await visitor.setViewportSize({ width: 360, height: 900 })
    await visitor.goto(product.url + path)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(visitor, [360, 1440])
  })

  it('is sent to sign-up', async () => {
    for (const path of paths) {
      await visitor.goto(product.url + path)
      await visitor.waitForURL('**/signup*')
    }
  })
})
