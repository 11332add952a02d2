import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from './support/open-browser.ts'
import { signUp } from './support/sign-up-steps.ts'
import { type Product, startProduct } from './support/start-product.ts'

let product: Product
let browser: Browser
let storage: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  const page = await openPage(browser)
  await signUp(page, product.url)
  storage = await page.context().storageState()
  await page.context().close()
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
  '/dashboard/settings?tab=ai',
  '/dashboard/help',
  '/dashboard/modules/nt-translator',
  '/dashboard/modules/emotional-intelligence',
]
const looks = [
  { theme: 'light', contrast: 'standard', text: 'standard' },
  { theme: 'dark', contrast: 'standard', text: 'standard' },
  { theme: 'light', contrast: 'high', text: 'larger' },
]

describe('signed-in pages', () => {
  it.each(
    paths.flatMap((path) => looks.flatMap((look) => [360, 1440].map((width) => ({ path, ...look, width })))),
  )('$path at $width px, $theme, contrast $contrast, text $text: axe finds nothing, nothing is cut off', async ({
    path,
    width,
    ...look
  }) => {
    const page = await openPage(browser, { viewport: { width, height: 900 }, storageState: storage })
    await page.addInitScript((value) => localStorage.setItem('wayfern.look', value), JSON.stringify(look))
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })

  it('send a visitor without a session to sign-up', async () => {
    const page = await openPage(browser)
    for (const path of paths) {
      await page.goto(product.url + path)
      await page.waitForURL('**/signup*')
    }
    await page.context().close()
  })
})
