import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composerOf } from './support/chat-steps.ts'
import { expectAccessibleInLooks } from './support/expect-accessible.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const product = sharedProduct()
let browser: Browser
let storage: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  browser = await openBrowser()
  const page = await openPage(browser)
  await signUpByApi(page.context(), product.url)
  storage = await page.context().storageState()
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
})

const MAX_STOPS = 80
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id || '')

/** Goes on with Tab until the control with these words has the focus, then presses Enter. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await focusedName(page)) === name) return await page.keyboard.press('Enter')
  }
  throw new Error(`"${name}" was not reached with Tab`)
}
async function tabToField(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your words' })
  await field.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((each) => each === document.activeElement)) return
  }
  throw new Error('the field was not reached with Tab')
}
const openAt = async (path: string, width = 1440): Promise<WatchedPage> => {
  const page = await openPage(browser, { viewport: { width, height: 900 }, storageState: storage })
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const calm = (page: Page) => page.getByRole('dialog', { name: 'Calm screen' })

describe('the safety plan, by keyboard alone', () => {
  it('is written, survives a reload, is copied and deleted', async () => {
    const page = await openAt('/dashboard/help')
    await pressByKeyboard(page, 'Open the safety plan')
    await page.getByRole('heading', { level: 1, name: 'Safety plan' }).waitFor()
    await pressByKeyboard(page, 'Start with step 1')
    await page.getByText('Step 1 of 8, optional').waitFor()
    await tabToField(page)
    await page.keyboard.type('I stop eating lunch.')
    await page.reload()
    const field = page.getByRole('textbox', { name: 'Your words' })
    await field.waitFor()
    await expect.poll(() => field.inputValue()).toBe('I stop eating lunch.')

    await pressByKeyboard(page, 'Save and go to the next step')
    await page.getByText('Step 2 of 8, optional').waitFor()
    await pressByKeyboard(page, 'See the whole plan')
    await page.getByText('I stop eating lunch.').waitFor()

    const downloading = page.waitForEvent('download')
    await pressByKeyboard(page, 'Download as a text file')
    const copy = await (await downloading).createReadStream()
    const text = Buffer.concat(await copy.toArray()).toString()
    expect(text).toContain('1. How I notice that it is getting bad\nI stop eating lunch.')

    await pressByKeyboard(page, 'Delete the plan')
    await page.getByRole('dialog', { name: 'Delete your safety plan?' }).waitFor()
    await pressByKeyboard(page, 'Delete the plan')
    await page.getByRole('link', { name: 'Start with step 1' }).waitFor()
    expect(await page.getByText('I stop eating lunch.').count()).toBe(0)
    await expect.poll(() => focusedName(page)).toBe('Your plan')
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })
})

describe('the calm screen', () => {
  it('opens by its keys, works without a connection, and leads back to what was typed', async () => {
    const page = await openAt('/dashboard/modules/friendship')
    const input = page.locator('main').getByLabel('Your message')
    await input.focus()
    await page.keyboard.type('Half a thou')
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.context().setOffline(true)
    await page.keyboard.press('Alt+Shift+Q')
    await calm(page).getByText('Nothing is needed from you now.').waitFor()
    for (const choice of ['Look at a still picture', 'Count slowly', 'Find five things around you']) {
      await pressByKeyboard(page, choice)
      expect(await calm(page).getByRole('button', { name: choice }).count()).toBe(0)
      await pressByKeyboard(page, 'Choose something else')
    }
    await pressByKeyboard(page, 'Read my own words')
    await calm(page)
      .getByText(/You have not written words/)
      .waitFor()
    await page.keyboard.press('Escape')
    await calm(page).waitFor({ state: 'detached' })
    await expect.poll(() => input.inputValue()).toBe('Half a thou')
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    await page.keyboard.type('ght')
    await expect.poll(() => input.inputValue()).toBe('Half a thought')
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => input.inputValue()).toBe('Half a thought')
    await page.context().close()
  })

  it('shows the words that were written in the safety plan', async () => {
    const page = await openAt('/dashboard/safety-plan?step=calm-words')
    await tabToField(page)
    await page.keyboard.type('This has passed before.')
    await pressByKeyboard(page, 'Save and see the whole plan')
    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    await page.keyboard.press('Alt+Shift+Q')
    await pressByKeyboard(page, 'Read my own words')
    await calm(page).getByText('This has passed before.').waitFor()
    await page.context().close()
  })

  it.each([360, 768, 1440])('is in view at %d px, also after scrolling', async (width) => {
    const page = await openAt('/dashboard/questionnaire', width)
    const control = page.getByRole('button', { name: 'Calm screen' })
    await page.getByRole('button', { name: 'Show all on one page' }).click()
    const windowHeight = page.viewportSize()?.height ?? 0
    for (const top of [0, 700]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      const { x = 0, y = -1, width: wide = 0, height = 0 } = (await control.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      // On a phone in the bar at the lower edge.
      const isAtEdge = width < 768 ? y + height > windowHeight - 20 && y + height <= windowHeight : y < 60
      expect(isAtEdge).toBe(true)
      expect(height).toBeGreaterThanOrEqual(44)
      // By the pointer alone: a click of Playwright scrolls before it.
      if (top > 0) await page.mouse.click(x + wide / 2, y + height / 2)
    }
    await calm(page).getByRole('button', { name: 'Back to where you were' }).click()
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })

  it('has an address of its own, and leads back from there', async () => {
    const page = await openAt('/dashboard/help')
    await page.goto(`${product.url}/dashboard/calm`)
    await calm(page).getByRole('button', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/dashboard')
    await page.context().close()
  })

  it('is offered after three hours, with the word that this is software', async () => {
    const page = await openAt('/dashboard')
    await page.evaluate(() => {
      const hour = 3_600_000
      const stretch = { startedAtMs: Date.now() - 3 * hour, lastSeenAtMs: Date.now() - 60_000 }
      localStorage.setItem('wayfern.continuous-use', JSON.stringify(stretch))
    })
    await page.reload()
    await page.getByText('You have used Wayfern for three hours').waitFor()
    expect(await page.getByText('You can take a break now.').textContent()).toContain(
      'This is software, not a person.',
    )
    await page.getByRole('button', { name: 'Open the calm screen' }).click()
    await calm(page).waitFor()
    await page.context().close()
  })
})

type Step = (page: Page) => Promise<unknown>
const choose =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name }).click()
/** What is looked at: a path, the part that is new, and the step after which it is looked at. */
const views: { path: string; part: string; step: Step }[] = [
  {
    path: '/dashboard/safety-plan',
    part: 'body',
    step: (page) => page.getByRole('heading', { name: 'Your plan' }).waitFor(),
  },
  {
    path: '/dashboard/safety-plan?step=people',
    part: 'main',
    step: (page) => page.getByRole('textbox', { name: 'Your words' }).waitFor(),
  },
  {
    path: '/dashboard/calm',
    part: '[data-calm-screen]',
    step: choose('Look at a still picture'),
  },
  {
    path: '/dashboard/modules/coaching',
    part: 'main',
    step: async (page) => {
      await page.locator('main').getByLabel('Your message').fill('I want to kill myself')
      await page.locator('main').getByRole('button', { name: 'Send' }).click()
      await page.getByRole('button', { name: 'I meant something else' }).waitFor()
    },
  },
]

it.each(views)('$path: in every look axe finds nothing, nothing is cut off at 360 and 1440 px', async ({
  path,
  part,
  step,
}) => {
  const page = await openPage(browser, { viewport: { width: 360, height: 900 }, storageState: storage })
  await page.goto(product.url + path)
  await step(page)
  await expectAccessibleInLooks(page, product.url, [1440, 360], { part })
  expect(page.consoleErrors).toEqual([])
  await page.context().close()
})

describe('the safety card of a person who never chose a country', () => {
  it('offers the country of the time zone, marked as such, and keeps it with one tap', async () => {
    const options = { viewport: { width: 1440, height: 900 }, timezoneId: 'America/Chicago' }
    const page = await openPage(browser, options)
    await signUpByApi(page.context(), product.url)
    const told = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/settings') && reply.request().method() === 'PATCH',
    )
    await page.goto(`${product.url}/dashboard/modules/coaching`)
    // The page has told the server the time zone of the browser.
    await told
    await composerOf(page).fill('I want to kill myself')
    await composerOf(page).press('Enter')
    const print = page.getByRole('button', { name: 'Print this card' })
    const card = page.locator('main section', { has: print }).last()
    await card.getByRole('link', { name: /911/ }).first().waitFor()
    expect(await card.innerText()).not.toContain('112')
    await card.getByText('For this country: United States. Your time zone suggests it.').waitFor()
    await card.getByText(/^The operator of this site has not checked these lines yet\./).waitFor()
    await card.getByRole('button', { name: 'Yes, United States' }).click()
    await card.getByText(/^Saved: United States\./).waitFor()
    expect(await card.getByText(/Your time zone suggests/).count()).toBe(0)
    const kept = async () => (await (await page.request.get(`${product.url}/api/settings`)).json()).settings
    // The page says so before the answer is there.
    await expect.poll(async () => (await kept()).country).toBe('US')
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })

  it('shows the lines of another country as soon as it is chosen', async () => {
    const options = { viewport: { width: 1440, height: 900 }, timezoneId: 'America/Chicago' }
    const page = await openPage(browser, options)
    await signUpByApi(page.context(), product.url)
    await page.goto(`${product.url}/dashboard/help`)
    await page.getByRole('heading', { name: 'More help lines: United States' }).waitFor()
    await page.getByLabel('Your country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('heading', { name: 'More help lines: United Kingdom' }).waitFor()
    await page.context().close()
  })
})
