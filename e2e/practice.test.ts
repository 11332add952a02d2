import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInLooks } from './support/expect-accessible.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

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

const TALK = '/dashboard/practice/a-friend-calls-off-the-museum'
const MAX_STOPS = 20
const MAX_TURNS = 8
const focused = (of: Page) => of.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const begin = (of: Page) => of.getByRole('button', { name: 'Begin', exact: true })

/** Goes on by Tab until the focus is on what begins with these words, and selects it. */
async function select(words: string): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if ((await focused(page)).startsWith(words)) return await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach "${words}"`)
}
/** Goes on by Tab until the focus is in the field for own words. */
async function selectField(): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA')) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach the field')
}
const expectAccessibleInAllLooks = () => expectAccessibleInLooks(page, product.url, [360, 1440])

describe('a talk', () => {
  it('is played by keyboard to its end, each turn with the focus on its heading', async () => {
    await page.goto(product.url + TALK)
    await begin(page).focus()
    await page.keyboard.press('Enter')
    for (let turn = 1; turn <= MAX_TURNS; turn++) {
      await expect.poll(() => focused(page)).toBe(`Turn ${turn}: Adaeze`)
      await select('A')
      await expect.poll(() => focused(page)).toBe('About this reply')
      if (turn === 1) await expectAccessibleInAllLooks()
      await select('Go on')
      const heading = page.getByRole('heading', { name: 'The way you took' })
      await page.waitForFunction(
        () => document.activeElement?.tagName === 'H2' || document.activeElement?.tagName === 'BODY',
      )
      if (await heading.isVisible()) break
    }
    expect(await page.getByRole('heading', { name: 'What next?' }).isVisible()).toBe(true)
    await expectAccessibleInAllLooks()
  })

  it('goes on at its place after a reload, and is listed as begun', async () => {
    const kept = page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/exercise-runs/'),
    )
    await page.getByRole('button', { name: 'Go back to turn 2' }).click()
    await kept
    await page.reload()
    await page.getByRole('button', { name: 'Go on where you were' }).click()
    await page.getByRole('heading', { name: 'Turn 2: Adaeze' }).waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('link', { name: /^Go on: / }).waitFor()
    expect(page.consoleErrors).toEqual([])
  })
})

describe('own words in a talk', () => {
  const WORDS = 'why didnt u tell me yesterday'
  const isKept = () =>
    page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/exercise-runs/'),
    )

  it('are said by keyboard, are there at rewind and after a reload, and the talk goes on with them', async () => {
    await page.goto(product.url + TALK)
    await page.getByRole('button', { name: 'Begin anew' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Turn 1: Adaeze')
    await selectField()
    await page.keyboard.type(WORDS)
    await select('Send')
    await expect.poll(() => focused(page)).toBe('Your own words')
    await expectAccessibleInAllLooks()
    await select('Yes, go on with it')
    await expect.poll(() => focused(page)).toBe('About this reply')
    await page.getByText('Your words are taken for reply B. This comment is about it.').waitFor()
    await select('Go on')
    for (let turn = 2; turn <= MAX_TURNS; turn++) {
      await expect.poll(() => focused(page)).toBe(`Turn ${turn}: Adaeze`)
      await select('A')
      await expect.poll(() => focused(page)).toBe('About this reply')
      await select('Go on')
      await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
      if (await page.getByRole('heading', { name: 'The way you took' }).isVisible()) break
    }
    await page.getByText('You, in your own words:').waitFor()
    await expectAccessibleInAllLooks()

    const kept = isKept()
    await page.getByRole('button', { name: 'Go back to turn 1' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Turn 1: Adaeze')
    await page.getByText(WORDS).waitFor()
    await kept
    await page.reload()
    await page.getByRole('button', { name: 'Go on where you were' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Turn 1: Adaeze')
    await page.getByText('You wrote here before:').waitFor()
    await page.getByRole('button', { name: 'Use these words again' }).press('Enter')
    await page.getByRole('button', { name: 'Yes, go on with it' }).press('Enter')
    await select('Go on')
    await expect.poll(() => focused(page)).toBe('Turn 2: Adaeze')
    expect(page.consoleErrors).toEqual([])
  })
})

describe("today's round", () => {
  it('is played by keyboard to a sentence to keep, and goes on where it was left', async () => {
    await page.goto(`${product.url}/dashboard/practice`)
    await page.getByRole('link', { name: "Today's round" }).click()
    await page.getByRole('heading', { name: /^1 of 5: / }).waitFor()
    await page.getByRole('button', { name: 'Leave this one out' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('2 of 5: '))
    await page.reload()
    for (let item = 2; item <= 5; item++) {
      await page.getByRole('heading', { name: new RegExp(`^${item} of 5: `) }).waitFor()
      await page.locator('main').locator('button[aria-pressed], input[type=checkbox]').first().focus()
      await page.keyboard.press('Space')
      const clues = page.getByRole('button', { name: 'Show the clues' })
      if (await clues.isVisible()) await clues.press('Enter')
      if (item === 2) await expectAccessible(page, [360, 1440])
      await page.getByRole('button', { name: 'Took thought' }).press('Enter')
    }
    await page.waitForFunction(() => document.activeElement?.textContent === 'That was the round')
    expect(await page.getByRole('heading', { name: 'A sentence to keep' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'My skills' }).click()
    await page.getByRole('heading', { name: 'Practiced' }).waitFor()
    await expectAccessible(page, [360, 1440])
    expect(page.consoleErrors).toEqual([])
  })
})
