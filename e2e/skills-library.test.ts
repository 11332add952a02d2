import type { Browser, BrowserContext, Locator } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessibleInLooks } from './support/expect-accessible.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const product = sharedProduct()
let browser: Browser
let storage: Awaited<ReturnType<BrowserContext['storageState']>>
let page: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  const first = await openPage(browser)
  await signUpByApi(first.context(), product.url)
  storage = await first.context().storageState()
  await first.context().close()
})
afterAll(async () => {
  await browser?.close()
})
beforeEach(async () => {
  page = await openPage(browser, { storageState: storage })
})
afterEach(async () => {
  expect(page.consoleErrors).toEqual([])
  await page.context().close()
})

/** More than any page here has. */
const MOST_STOPS = 120

/** Presses Tab until the control has the focus. */
async function tabToControl(target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}`)
}
const tabTo = (role: 'link' | 'button' | 'searchbox', name: string | RegExp) =>
  tabToControl(page.getByRole(role, { name }).first())
/** The page's own; the companion in the menu has another. */
const composer = () => page.getByRole('main').getByRole('textbox', { name: 'Your message' })
async function follow(name: string | RegExp): Promise<void> {
  await tabTo('link', name)
  await page.keyboard.press('Enter')
}
const focused = () => page.evaluate(() => document.activeElement?.textContent)
const arriveAt = async (title: string) => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await expect.poll(focused).toBe(title)
}
async function open(path: string, title: string): Promise<void> {
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
async function search(words: string): Promise<void> {
  await tabTo('searchbox', 'Search the cards')
  await page.keyboard.type(words)
  await page.getByText(`found for "${words}"`).first().waitFor()
}
const note = 'Content note: this card speaks about abuse and violence.'
async function setContentNotes(sensitiveContentWarnings: boolean): Promise<void> {
  const reply = await page.request.patch(`${product.url}/api/settings`, {
    data: { sensitiveContentWarnings },
  })
  expect(reply.status()).toBe(200)
}
const sarcasm = 'Sarcasm and jokes: serious or not'

describe('by keyboard alone', () => {
  it('a person finds a card from the menu with a typing error, reads it, and comes back to the results', async () => {
    await open('/dashboard', 'AI Assistant')
    await follow('Skills library')
    await arriveAt('Skills library')
    await search('sarcsm')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('sarcsm')
    expect(page.url()).toBe(`${product.url}/dashboard/skills`)
    await follow(sarcasm)
    await arriveAt(sarcasm)
    await page.locator('[data-toast]', { hasText: '+3 learning points!' }).waitFor()
    await follow('Back to the results')
    await arriveAt('Skills library')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('sarcsm')
    await page.getByRole('link', { name: sarcasm }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: sarcasm }).waitFor()
  })

  it('the question to practice stands in the chat of the module, below what was begun there, unsent', async () => {
    await open('/dashboard/modules/nt-translator', 'NT Translator')
    await tabToControl(composer())
    await page.keyboard.type('Half a sentence')
    await follow('Skill cards of this module')
    await arriveAt('Skills library')
    await follow(sarcasm)
    await arriveAt(sarcasm)
    await tabTo('button', 'A question to practice')
    await page.keyboard.press('Enter')
    await follow('Practice in the chat of NT Translator')
    await arriveAt('NT Translator')
    expect(await composer().inputValue()).toMatch(
      /^Half a sentence\n\nI want to practice "Sarcasm and jokes: serious or not"\.\nWho /,
    )
    expect(await page.locator('[data-own-message]').count()).toBe(0)
  })

  it('a step that is ticked and a sentence that is kept are found again', async () => {
    await open('/dashboard/skills/nt-translator/sarcasm-and-jokes', sarcasm)
    const step = page.getByRole('checkbox').first()
    await tabToControl(step)
    await page.keyboard.press('Space')
    await page.getByText(/^1 of \d+ steps done\.$/).waitFor()
    await tabTo('button', 'Words to use')
    await page.keyboard.press('Enter')
    await tabTo('button', 'Keep in my words')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Open My words' }).waitFor()
    await page.reload()
    expect(await step.isChecked()).toBe(true)
    await open('/dashboard/my-words', 'My words')
    await page.getByRole('listitem').first().waitFor()
  })

  it('a card with a content note stays closed until it is shown, and opens at once with the setting off', async () => {
    await open('/dashboard/skills?module=dating-relationships', 'Skills library')
    const title = 'Warning signs of control or abuse'
    const entry = page.getByRole('listitem').filter({ hasText: title })
    expect(await entry.textContent()).toContain(note)
    await follow(title)
    await arriveAt(title)
    await page.getByText(note).waitFor()
    const steps = page.getByRole('heading', { name: 'Steps' })
    expect(await steps.count()).toBe(0)
    await tabTo('button', 'Show this card')
    await page.keyboard.press('Enter')
    await steps.waitFor()
    expect(await focused()).toBe('Hide this card')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Steps' }).isVisible()).toBe(true)
    expect(await page.getByText('Why', { exact: true }).isVisible()).toBe(true)
    // A folded part's button is its heading, and looks like one on paper.
    expect(await page.locator('button:not([aria-controls^=card-]):visible').count()).toBe(0)
    await page.emulateMedia({ media: null })
    await setContentNotes(false)
    await page.reload()
    await steps.waitFor()
    expect(await page.getByText('Content note').count()).toBe(0)
    await setContentNotes(true)
  })

  it('a card that a reply names opens in the same tab; the conversation and the draft are kept', async () => {
    await open('/dashboard/modules/nt-translator', 'NT Translator')
    await tabTo('button', /circle back/)
    await page.keyboard.press('Enter')
    await page.getByText('From the skills library:').waitFor()
    const card = page.locator('main a[href^="/dashboard/skills/"]').first()
    const title = (await card.textContent()) ?? ''
    await composer().fill('A draft')
    await follow(title)
    await arriveAt(title)
    await page.goBack()
    await page.getByText('From the skills library:').waitFor()
    await expect.poll(() => page.locator('[data-own-message]').count()).toBe(1)
    await expect.poll(() => composer().inputValue()).toBe('A draft')
  })
})

it('a card that does not exist is a page that does not exist', async () => {
  await page.goto(`${product.url}/dashboard/skills/nt-translator/no-such-card`)
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
  page.consoleErrors = page.consoleErrors.filter((line) => !/404/.test(line))
})

it('what the library and a card come to: in every look axe finds nothing at 360 and 1440 px', async () => {
  await page.request.patch(`${product.url}/api/settings`, { data: { aiVoiceEnabled: true } })
  // The steps between are taken in the narrow window; the other journeys take them in the wide one.
  await page.setViewportSize({ width: 360, height: 900 })
  const expectSeen = () => expectAccessibleInLooks(page, product.url, [1440, 360])
  await open('/dashboard/skills?module=friendship', 'Skills library')
  await page.getByRole('heading', { level: 2, name: 'Friendship Coach' }).waitFor()
  await expectSeen()
  await page.getByRole('link', { name: 'All modules' }).click()
  await page.getByRole('searchbox').fill('work')
  await page.getByText('found for "work"').first().waitFor()
  await expectSeen()
  await page.getByRole('searchbox').fill('chromodynamics')
  await page.getByText('No card fits these words').waitFor()
  await expectSeen()
  await open('/dashboard/skills/nt-translator/sarcasm-and-jokes', sarcasm)
  await page
    .getByRole('button', { name: 'Read aloud' })
    .or(page.getByText('cannot read texts aloud'))
    .waitFor()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expectSeen()
  await open('/dashboard/skills/dating-relationships/relationship-warning-signs', 'Warning signs of control')
  await page.getByText(note).waitFor()
  await expectSeen()
  await page.getByRole('button', { name: 'Show this card' }).click()
  await expectSeen()
})
