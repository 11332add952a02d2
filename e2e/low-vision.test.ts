import type { Browser, BrowserContextOptions, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFocus } from './support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const product = sharedProduct()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

async function openSignedIn(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await openPage(browser, options)
  await signUpByApi(page.context(), product.url)
  await page.goto(product.url + path)
  return page
}

type ColorName = 'backgroundColor' | 'borderBottomColor' | 'borderLeftColor'
/** The colour as it is drawn. */
const drawn = (element: Locator, name: ColorName) =>
  element.evaluate((node, property) => getComputedStyle(node)[property], name)

describe("with the device's forced colors", () => {
  const options = { forcedColors: 'active', colorScheme: 'dark' } as const

  it('the chosen tab, the current page and the state of a switch are seen', async () => {
    const page = await openSignedIn('/dashboard/settings', options)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Appearance').waitFor()
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await drawn(tab('Privacy'), 'borderBottomColor')).toBe(ground)
    expect(await drawn(tab('Appearance'), 'borderBottomColor')).not.toBe(ground)

    const entry = (name: string) => page.getByRole('link', { name, exact: true })
    expect(await drawn(entry('Profile'), 'borderLeftColor')).toBe(ground)
    expect(await drawn(entry('Settings'), 'borderLeftColor')).not.toBe(ground)

    const off = page.getByRole('switch', { checked: false }).first()
    const on = page.getByRole('switch', { checked: true }).first()
    expect(await drawn(on, 'backgroundColor')).not.toBe(await drawn(off, 'backgroundColor'))
    for (const control of [on, off])
      expect(await drawn(control.locator('span').first(), 'backgroundColor')).not.toBe(
        await drawn(control, 'backgroundColor'),
      )
    await page.context().close()
  })

  it('how far a progress bar is filled is seen, and which levels are reached', async () => {
    const page = await openSignedIn('/dashboard/gamification', options)
    const bar = page.getByRole('progressbar').first()
    await bar.waitFor()
    expect(await drawn(bar.locator('div'), 'backgroundColor')).not.toBe(await drawn(bar, 'backgroundColor'))
    const levels = page.getByRole('list', { name: 'All levels' }).locator('[data-stone]')
    expect(await drawn(levels.first(), 'backgroundColor')).not.toBe(
      await drawn(levels.last(), 'backgroundColor'),
    )
    await page.context().close()
  })
})

describe('the questionnaire by the Tab key', () => {
  it.each([
    [1440, 900],
    [640, 360],
    [320, 568],
  ])('has no field under its bar or the calm screen button at %i by %i px', async (width, height) => {
    const page = await openSignedIn('/dashboard/questionnaire', { viewport: { width, height } })
    const save = page.getByRole('button', { name: 'Save answers' })
    await save.waitFor()
    await page.getByRole('button', { name: 'Show all on one page' }).click()
    const first = page.locator('main form').locator('input, select, textarea').first()
    await first.focus()
    const fields = await page.locator('main form').locator('input, select, textarea').count()
    expect(fields).toBeGreaterThan(20)
    for (let field = 0; field < fields; field += 1) {
      const focus = await readFocus(page)
      const box = await page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
        return { top, bottom }
      })
      const bar = await page.locator('[data-save-bar]').evaluate((node) => node.getBoundingClientRect().top)
      expect({ ...focus, isUnderBar: box.bottom > bar }, JSON.stringify(box)).toMatchObject({
        isSeen: true,
        isCovered: false,
        isUnderBar: false,
      })
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    expect((await readFocus(page)).name).toBe('Save answers')
    await page.context().close()
  })

  it('leaves a low window, as one zoomed to 400 %, to the questions', async () => {
    const page = await openSignedIn('/dashboard/questionnaire', { viewport: { width: 320, height: 256 } })
    const bar = page.locator('[data-save-bar]')
    await page.getByRole('button', { name: 'Show all on one page' }).click()
    await bar.waitFor()
    expect(await bar.evaluate((node) => getComputedStyle(node).position)).toBe('static')
    await page.setViewportSize({ width: 640, height: 600 })
    expect(await bar.evaluate((node) => getComputedStyle(node).position)).toBe('sticky')
    await page.context().close()
  })
})

it('the two chats of a page have controls with names of their own', async () => {
  const page = await openSignedIn('/dashboard/modules/friendship')
  const name = (role: 'textbox' | 'button', words: string) =>
    page.getByRole(role, { name: words, exact: true }).count()
  await page.getByRole('textbox', { name: 'Your message', exact: true }).waitFor()
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your message to the companion in the menu' }).waitFor()
  expect(await name('textbox', 'Your message')).toBe(1)
  expect(await name('button', 'Send')).toBe(1)
  expect(await name('button', 'Send to the companion in the menu')).toBe(1)
  await page.context().close()
})
