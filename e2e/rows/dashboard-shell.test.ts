import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specifiedModuleTitles } from '#web/testing/specified-module-titles.ts'
import { answerProblem } from '../support/answer-problem.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { expectFocusSeen, focusArrives, tabTo } from '../support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUp } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product
let browser: Browser
let page: WatchedPage

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  await signUp(page, product.url)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const WEEK_SECONDS = 7 * 24 * 60 * 60
const pages = ['Home', 'Practice', 'Skills library', 'Questionnaire', 'Gamification', 'Profile', 'Settings']

const menu = () => page.getByRole('navigation', { name: 'Main menu' })
const entry = (name: string) => menu().getByRole('link', { name, exact: true })
const tooltips = () => page.getByRole('tooltip').allInnerTexts()
async function open(path: string) {
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('the sidebar', () => {
  it('has the pages and the 13 modules in their order, then the row of the companion', async () => {
    await open('/dashboard')
    const names = await menu()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.querySelector('span:last-of-type')?.textContent))
    const specified = [...pages, ...specifiedModuleTitles]
    expect(names.slice(0, specified.length)).toEqual(specified)
    await page.getByRole('button', { name: /^AI Assistant ?: Go to the message input/ }).click()
    await focusArrives(page, /^Your message/)
    await entry('Profile').click()
    await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()
    await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
    const companion = page.locator('aside').getByRole('region', { name: 'AI Assistant' })
    await companion.getByText(/^AI Assistant here, software and not a person\./).waitFor()
    await companion.getByRole('textbox', { name: 'Your message' }).waitFor()
    await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  })

  it('shows all rows at a height of 900 px, and the other pages under More', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/dashboard/profile')
    const hidden = await menu().evaluate(({ parentElement: list }) =>
      list ? list.scrollHeight - list.clientHeight : 1,
    )
    expect(hidden).toBe(0)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Energy' }).click()
    await page.waitForURL('**/dashboard/energy')
    await page.getByRole('navigation', { name: 'More pages' }).waitFor({ state: 'hidden' })
    await page.goto(`${product.url}/dashboard`)
  })

  it('marks Home on its exact path alone, and a module on its own', async () => {
    const current = () => menu().locator('[aria-current=page]').allInnerTexts()
    await expect.poll(async () => (await current()).map((text) => text.trim())).toEqual(['Home'])
    await entry('Life Skills').click()
    await page.getByRole('heading', { level: 1, name: 'Life Skills' }).waitFor()
    expect((await current()).map((text) => text.split('\n').at(-1))).toEqual(['Life Skills'])
  })

  it('every path begins at its top', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await entry('Settings').click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await focusArrives(page, 'Settings')
  })

  it.each([
    'Control+b',
    'Meta+b',
  ])('%s makes it narrow and wide again, kept for 7 days in sidebar:state', async (keys) => {
    const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar:state')
    await page.keyboard.press(keys)
    await page.getByRole('button', { name: 'Make menu wide' }).waitFor()
    const cookie = await stored()
    expect(cookie).toMatchObject({ value: 'false', path: '/' })
    const keptSeconds = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(keptSeconds - WEEK_SECONDS)).toBeLessThan(60)
    await page.keyboard.press(keys)
    await page.getByRole('button', { name: 'Make menu narrow' }).waitFor()
    expect((await stored())?.value).toBe('true')
  })
})

describe('the tooltips', () => {
  const rest = (name: string) => entry(name).hover()
  const pass = (ms: number) => page.clock.runFor(ms)

  beforeAll(async () => {
    await page.clock.install()
    await open('/dashboard/profile')
    await page.mouse.move(700, 300)
    await page.clock.pauseAt(Date.now() + 60_000)
  })
  afterAll(() => page.clock.resume())

  it('open when the pointer has rested for 700 ms', async () => {
    await rest('NT Translator')
    await pass(699)
    expect(await tooltips()).toEqual([])
    await pass(1)
    await expect.poll(tooltips).toEqual([expect.stringMatching(/neurotypical communication/i)])
  })

  it('open at once from one module to the next, one at a time, each with its own words', async () => {
    const texts: string[] = []
    for (const name of specifiedModuleTitles) {
      await rest(name)
      await pass(1)
      await expect.poll(async () => (await tooltips()).length).toBe(1)
      texts.push(...(await tooltips()))
    }
    expect(new Set(texts).size).toBe(13)
    expect(texts[1]).toMatch(/navigate relationships and set boundaries/i)
    expect(texts[3]).toMatch(/social situations and group interactions/i)
    expect(texts[5]).toMatch(/recognize, prevent, recover|recognize, prevent,? and recover/i)
    expect(texts[10]).toMatch(/rewrite communications for clarity/i)
  })

  it('open at once within 300 ms after the last one closed, and after 700 ms again later', async () => {
    await page.mouse.move(700, 300)
    await pass(150)
    await expect.poll(tooltips).toEqual([])
    await pass(290)
    await rest('Coaching')
    await pass(1)
    await expect.poll(tooltips).toHaveLength(1)
    await page.mouse.move(700, 300)
    await pass(150)
    await expect.poll(tooltips).toEqual([])
    await pass(301)
    await rest('Life Skills')
    await pass(699)
    expect(await tooltips()).toEqual([])
    await pass(1)
    await expect.poll(tooltips).toHaveLength(1)
  })

  it('close with Escape, and stand beside the marks of the narrow menu with the name', async () => {
    await page.keyboard.press('Escape')
    await expect.poll(tooltips).toEqual([])
    await page.mouse.move(700, 300)
    await page.keyboard.press('Control+b')
    await rest('Friendship Coach')
    await pass(1_000)
    await expect.poll(tooltips).toEqual([expect.stringMatching(/^Friendship Coach: /)])
    await page.keyboard.press('Control+b')
    await page.mouse.move(700, 300)
    await pass(1_000)
  })
})

describe('the search', () => {
  it('opens by Ctrl+K, finds a card by its words, opens it by Enter, and gives the focus back', async () => {
    await open('/dashboard/profile')
    const search = page.getByRole('dialog', { name: 'Search' })
    await page.getByRole('button', { name: 'Search' }).focus()
    await page.keyboard.press('Control+k')
    await search.getByRole('option', { name: 'Home' }).waitFor()
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    await focusArrives(page, 'Search')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('circle back')
    await search.getByRole('group', { name: 'Skill cards' }).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/skills/*/*')
  })
})

describe('the messages', () => {
  const inView = () => page.locator('[data-toast]').count()
  const noticeCount = async () =>
    Number(/\d+/.exec(await page.getByRole('button', { name: /^Notices/ }).innerText())?.[0] ?? 0)
  const saved = { title: 'Settings saved', description: 'Your settings have been updated successfully.' }
  const toggle = () => page.getByRole('switch', { name: 'Plain background' }).click()

  beforeAll(async () => {
    await page.clock.resume()
    await open('/dashboard/settings')
    await page.getByRole('switch', { name: 'Plain background' }).waitFor()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  })
  afterAll(() => page.clock.resume())

  it('are shown one at a time for 5000 ms, the newest with its full time', async () => {
    await toggle()
    await expectToast(page, saved)
    await page.clock.runFor(4_000)
    const first = await page.locator('[data-toast]').elementHandle()
    await toggle()
    await page.waitForFunction((card) => !card?.isConnected, first)
    await expectToast(page, saved)
    await page.clock.runFor(4_999)
    expect(await inView()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(inView).toBe(0)
  })

  it('stay while the pointer is on them', async () => {
    await toggle()
    await expectToast(page, saved)
    await page.locator('[data-toast]').hover()
    await page.clock.runFor(30_000)
    expect(await inView()).toBe(1)
    await page.mouse.move(700, 400)
    await page.clock.runFor(5_000)
    await expect.poll(inView).toBe(0)
  })

  it('of a failure are destructive, announced at once, and stay until they are closed', async () => {
    await page.route('**/api/settings', answerProblem('unexpected'), { times: 1 })
    await toggle()
    const failed = {
      title: 'Error',
      description: 'Failed to save your settings.',
      variant: 'destructive',
    } as const
    await expectToast(page, failed)
    await page.clock.runFor(600_000)
    await expectToast(page, failed)
    await closeToast(page)
    await expect.poll(inView).toBe(0)
  })

  it('can be read again under Notices until 1,000,000 ms after they closed', async () => {
    const before = await noticeCount()
    expect(before).toBeGreaterThanOrEqual(1)
    await page.clock.fastForward(999_000)
    await expect.poll(noticeCount).toBe(1)
    await page.clock.fastForward(2_000)
    await expect.poll(noticeCount).toBe(0)
  })
})

describe('on a phone', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/dashboard/gamification')
  })
  afterAll(() => page.setViewportSize({ width: 1440, height: 900 }))

  it('the drawer opens by its button and by Ctrl+B, keeps the focus, and gives it back', async () => {
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await tabTo(page, /^Menu$/)
    await page.keyboard.press('Enter')
    await drawer.waitFor()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expectFocusSeen(page)
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expectFocusSeen(page, 'Menu')
    await page.keyboard.press('Control+b')
    await drawer.waitFor()
    await page.keyboard.press('Control+b')
    await drawer.waitFor({ state: 'detached' })
  })

  it('a link of the drawer closes it and leads to its page', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
    await focusArrives(page, 'Your Profile')
  })
})

describe('an address that is no page, and a page that breaks', () => {
  it("below the dashboard it is the 404 page, its path in the console, with 'Return to Home'", async () => {
    page.consoleErrors = []
    await open('/dashboard/modules/no-such-module')
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
    expect(page.consoleErrors.join('\n')).toContain('/dashboard/modules/no-such-module')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${product.url}/`)
  })

  it("'Unexpected Application Error!' stands above the text of the error, and loading the page again helps", async () => {
    const broken = `export default function Page() { throw new Error('The page is broken') }`
    await page.route(
      '**/assets/profile-*.js',
      (route) => route.fulfill({ contentType: 'text/javascript', body: broken }),
      { times: 1 },
    )
    await page.goto(`${product.url}/dashboard/profile`)
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    await page.getByText('The page is broken', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Load this page again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor()
  })
})
