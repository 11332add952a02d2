import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readShifts, untilLoaded, watchShifts } from './support/layout-shift.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { freshDetails } from './support/sign-up-steps.ts'
import { untilDrawn } from './support/until-drawn.ts'

const product = sharedProduct()
let browser: Browser
let page: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url)
})
afterAll(async () => {
  await browser?.close()
})

const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
const chatHeight = async (heading: string | RegExp) =>
  (await page.getByRole('region', { name: heading }).boundingBox())?.height

/** A page that is open already stays as it is: what is measured follows its window. */
async function open(path: string) {
  if (page.url() !== product.url + path) await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

it('the chats are at least 600, 500 and 400 px tall, and take what a taller window has', async () => {
  await page.setViewportSize({ width: 1440, height: 640 })
  await open('/dashboard')
  expect(await chatHeight(/^Chat with/)).toBeGreaterThanOrEqual(600)

  await open('/dashboard/profile')
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  const compact = page.locator('[data-companion-chat]')
  expect(await compact.evaluate((panel) => getComputedStyle(panel).minHeight)).toBe('400px')

  const minHeight = async () =>
    page
      .getByRole('region', { name: 'Chat with the coach' })
      .evaluate((panel) => getComputedStyle(panel).minHeight)
  await open('/dashboard/modules/coaching')
  expect(await minHeight()).toBe('600px')
  await open('/dashboard/modules/emotional-intelligence')
  expect(await minHeight()).toBe('500px')
  await page.setViewportSize({ width: 1440, height: 1200 })
  expect(await minHeight()).toBe(`${1200 - 152}px`)
  await open('/dashboard/modules/coaching')
  expect(await minHeight()).toBe(`${1200 - 152}px`)
})

/** How far the input and its button stand out of the window. */
const inputOut = () =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main form:has(textarea) :is(textarea, [type=submit])')]
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - window.innerHeight))
  })

async function setLargerText(largerText: boolean) {
  await page.context().request.patch(`${product.url}/api/settings`, { data: { largerText } })
  await page.waitForFunction(
    (text) => document.documentElement.dataset.text === text,
    largerText ? 'larger' : 'standard',
  )
}

describe.each(['/dashboard', '/dashboard/modules/coaching'])('%s', (path) => {
  it.each([
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [390, 844],
    [360, 640],
  ])('the message input is in the window at %i by %i px without scrolling, larger text included', async (width, height) => {
    await page.setViewportSize({ width, height })
    await open(path)
    for (const isLarger of [true, false]) {
      await setLargerText(isLarger)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.poll(inputOut, { message: `larger text: ${isLarger}` }).toBeLessThanOrEqual(0)
    }
  })
})

/** The chat's head and composer, and the part of the conversation that is seen between them and the window's edges. */
const chatParts = () =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const element = document.querySelector(`main [data-chat] ${selector}`)
      if (!element) throw new Error(`${selector} is not there`)
      return element.getBoundingClientRect()
    }
    const [head, list, composer] = [
      box('> header'),
      box('[role=group][aria-label=Conversation]'),
      box('form'),
    ]
    const topBar = Number.parseFloat(
      getComputedStyle(document.querySelector('main [data-chat]') as Element).scrollMarginTop,
    )
    const reading = (from: number) => Math.min(list.bottom, composer.top) - Math.max(list.top, from)
    return { head: head.height, composer: composer.height, reading: reading(0), belowTopBar: reading(topBar) }
  })

it.each([
  [1280, 720, 430],
  [1366, 768, 450],
  [1440, 900, 580],
])('at %i by %i px the chat has a head of 48 px, a composer of 96 px and at least %i px to read in', async (width, height, least) => {
  await page.setViewportSize({ width, height })
  await open('/dashboard/modules/coaching')
  // With the line below or above them.
  await expect.poll(async () => (await chatParts()).head).toBeLessThanOrEqual(49)
  const { composer, reading } = await chatParts()
  expect(composer).toBeLessThanOrEqual(99)
  expect(reading).toBeGreaterThanOrEqual(least)
})

it('a phone has at least 600 px to read in, by scrolling the page alone, with the composer docked', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/dashboard/modules/coaching')
  await page.locator('main').getByRole('button', { name: 'New conversation' }).waitFor()
  const composer = page.locator('main').getByRole('textbox', { name: 'Your message' })
  for (const text of ['How do I begin with a large task?', 'And how do I go on?']) {
    await composer.fill(text)
    await page.locator('main').getByRole('button', { name: 'Send' }).click()
    await page
      .locator('main')
      .getByRole('button', { name: 'Stop', exact: true })
      .waitFor({ state: 'detached' })
  }
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(async () => (await chatParts()).belowTopBar).toBeGreaterThanOrEqual(600)
  expect(await inputOut()).toBeLessThanOrEqual(0)
})

it('the menu is 16 rem wide, 3 rem when it is narrow, and keeps that', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/dashboard')
  // The text may still be growing to the size that was chosen, and the menu with it.
  const widthInRem = () =>
    page.evaluate(() => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      return (
        Math.round((100 * (document.querySelector('aside')?.getBoundingClientRect().width ?? 0)) / remPx) /
        100
      )
    })
  await expect.poll(widthInRem).toBe(16)
  await page.keyboard.press('Control+b')
  await expect.poll(widthInRem).toBe(3)
  await open('/dashboard/profile')
  await expect.poll(widthInRem).toBe(3)
  await page.keyboard.press('Control+b')
})

it('the menu is a drawer below 768 px, 18 rem wide', async () => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open('/dashboard')
  await expect.poll(() => page.locator('aside').count()).toBe(1)
  await page.setViewportSize({ width: 767, height: 900 })
  await page.locator('aside').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const remPx = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  expect(await widthOf('[role=dialog]')).toBe(18 * remPx)
  await page.getByRole('button', { name: 'Close menu' }).click()
})

it('the signed-in pages have the lime-to-green background, or one calm colour', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundImage)
  for (const path of ['/dashboard', '/dashboard/settings', '/dashboard/modules/coaching']) {
    await open(path)
    expect(await background(), path).toMatch(/^linear-gradient/)
  }
  await page.context().request.patch(`${product.url}/api/settings`, { data: { plainBackground: true } })
  await page.waitForFunction(() => document.documentElement.dataset.background === 'plain')
  expect(await background()).toBe('none')
})

/** The bar, with the control of the calm screen, stands in one row, and nothing in it lies over anything else. */
async function expectOneRow(width: number) {
  await page.setViewportSize({ width, height: 740 })
  await open('/dashboard/profile')
  const controls = await page.locator('header').first().locator('a:visible, button:visible').all()
  // On a phone the calm screen is in the bar at the lower edge, and Sign Out in the drawer.
  expect(controls).toHaveLength(width < 768 ? 3 : 5)
  expect(await page.locator('[data-calm-control]:visible').count()).toBe(1)
  const boxes = (await Promise.all(controls.map((control) => control.boundingBox()))).filter((box) => !!box)
  const middles = boxes.map(({ y, height }) => y + height / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(6)
  const fromLeft = boxes.toSorted((a, b) => a.x - b.x)
  for (const [index, { x, width: own }] of fromLeft.entries())
    expect(x + own).toBeLessThanOrEqual(fromLeft[index + 1]?.x ?? width)
}

it.each([320, 360, 768, 1024, 1440])('the top bar, with the calm screen, is one row at %i px', expectOneRow)

it('the top bar is one row with larger text in high contrast, too', async () => {
  const look = (isOn: boolean) =>
    page.context().request.patch(`${product.url}/api/settings`, {
      data: { largerText: isOn, highContrast: isOn },
    })
  await look(true)
  await page.waitForFunction(() => document.documentElement.dataset.text === 'larger')
  for (const width of [320, 360, 768, 1024]) await expectOneRow(width)
  await look(false)
})

it.each([
  [320, false],
  [390, false],
  [390, true],
  [768, false],
  [1024, false],
  [1440, false],
])('a message covers no control of the top bar at %i px, larger text %s', async (width, largerText) => {
  await page.setViewportSize({ width, height: 740 })
  await open('/dashboard/settings')
  await setLargerText(largerText)
  await page.getByRole('switch', { name: 'Plain background' }).click()
  await page.locator('[data-toast]', { hasText: 'Settings saved' }).waitFor()
  const covered = await page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
    if (!toast) throw new Error('the message has gone')
    const controls = [...document.querySelectorAll('[data-top-bar] :is(a, button)')]
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.width > 0 && box.left < toast.right && box.right > toast.left
      })
      .map((control) => control.textContent)
  })
  expect(covered).toEqual([])
  await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click()
  await page
    .context()
    .request.patch(`${product.url}/api/settings`, { data: { largerText: false, plainBackground: false } })
})

it('the words of the top bar stand on one line at 768 px', async () => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open('/dashboard')
  const heights = await page
    .locator('[data-top-bar] span:visible')
    .evaluateAll((words) => words.map((word) => word.getClientRects().length))
  expect(Math.max(...heights)).toBe(1)
})

it('a phone shows the whole of a composer, or none of it, and has a way back in the head of a chat', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const slug of ['nt-translator', 'emotional-intelligence', 'life-skills', 'coaching']) {
    await open(`/dashboard/modules/${slug}`)
    await page.getByRole('link', { name: /^Back to/ }).waitFor()
    for (const height of [640, 740, 844]) {
      await page.setViewportSize({ width: 390, height })
      await untilDrawn(page)
      const composer = await page.locator('main form[data-chat-dock]').boundingBox()
      const bar = await page.locator('nav[data-bottom-bar]').boundingBox()
      if (!composer || !bar) throw new Error('the composer or the bar is not drawn')
      const isWhole = composer.y + composer.height <= bar.y + 1
      expect(isWhole || composer.y >= bar.y, `${slug} at ${height} px: ${composer.y}`).toBe(true)
    }
  }
})

it('a wide name moves nothing on the first load of a phone', async () => {
  const visitor = await openPage(browser)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await watchShifts(visitor)
  await signUpByApi(visitor.context(), product.url, { ...freshDetails(), name: 'W'.repeat(30) })
  await visitor.goto(`${product.url}/dashboard`)
  await visitor.getByText(/^Good .*W/).waitFor()
  await untilLoaded(visitor)
  const moved = await readShifts(visitor)
  expect(moved.total, JSON.stringify(moved.shifts)).toBeLessThanOrEqual(0.01)
  await visitor.context().close()
})

describe('after signing in', () => {
  /** Presses and typed messages until what is wanted is there. */
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }
  const main = () => page.locator('main')

  // Where signing in leads.
  beforeEach(async () => {
    actions = 0
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(`${product.url}/dashboard`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('a first helpful reply is two actions away', async () => {
    await act(
      main().getByLabel('Your message').fill('My manager wrote "let\'s circle back". What does she want?'),
    )
    await act(main().getByRole('button', { name: 'Send' }).click())
    await main().getByText('From the skills library:').waitFor()
    expect(actions).toBeLessThanOrEqual(2)
  })

  it('a first turn of practice is two actions away', async () => {
    await act(main().getByRole('link', { name: 'Start practice' }).click())
    await act(main().getByRole('button', { name: 'Begin' }).click())
    await page.getByRole('heading', { name: /^Turn 1/ }).waitFor()
    expect(actions).toBeLessThanOrEqual(2)
  })

  it('the home page has at most 25 controls in view, and one filled button besides Send', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await main().getByRole('link', { name: 'Start practice' }).waitFor()
    const { controls, filled } = await page.evaluate(() => {
      const inView = [
        ...document.querySelectorAll('main :is(a, button, input, select, textarea, [role=group][tabindex])'),
      ]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { top, bottom } = control.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        })
      const primary = getComputedStyle(
        document.querySelector('main [type=submit]') as Element,
      ).backgroundColor
      const isFilled = (control: Element) => getComputedStyle(control).backgroundColor === primary
      return { controls: inView.length, filled: inView.filter(isFilled).length }
    })
    expect(controls).toBeLessThanOrEqual(25)
    expect(filled).toBe(2)
  })
})

/** Buttons, fields and menu links that are seen in the window and lower than 44 px, by their words. */
const lowTargets = () =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main select, main input, header button, nav[data-bottom-bar] a',
      ),
    ]
      .filter(
        (target) =>
          target.checkVisibility() &&
          !target.matches('[role=switch], [type=checkbox], [type=radio], [type=file]'),
      )
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => target.textContent),
  )

it.each([
  '/dashboard',
  '/dashboard/modules/coaching',
  '/dashboard/settings',
  '/dashboard/profile',
])('every target of the first pages is at least 44 px high at 360 and 1440 px, also with larger text: %s', async (path) => {
  await open(path)
  for (const [width, isLarger] of [
    [1440, false],
    [360, false],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await setLargerText(isLarger)
    await untilDrawn(page)
    expect(await lowTargets(), `${width} px, larger text ${isLarger}`).toEqual([])
  }
  expect(page.consoleErrors).toEqual([])
})
