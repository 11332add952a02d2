import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { expectFocusSeen, focusArrives, readFocus, tabTo } from './support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import type { Details } from './support/sign-up-steps.ts'
import { type Product, startProduct } from './support/start-product.ts'

let product: Product
let browser: Browser
let model: FakeModelServer
let details: Details
let page: WatchedPage

beforeAll(async () => {
  model = await startFakeModelServer({ pieces: ['One sentence. ', 'Another one.'] })
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stand-in' }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  const visit = await openPage(browser)
  details = await signUpByApi(visit.context(), product.url)
  await visit.context().close()
  page = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})

const press = (key: string) => page.keyboard.press(key)
const chat = () => page.locator('main')

/** One journey by the keyboard alone, step after step on the same page. */
describe('by the keyboard alone', () => {
  it('signs in', async () => {
    await page.goto(`${product.url}/signup?mode=login`)
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await tabTo(page, /^Email/)
    await page.keyboard.type(details.email)
    await tabTo(page, /^Password/)
    await page.keyboard.type(details.password)
    await press('Enter')
    await page.waitForURL('**/dashboard')
    await focusArrives(page, 'AI Assistant')
  })

  it('closes a message with Escape, and the focus goes back', async () => {
    await page.locator('[data-toast]').getByText('Successfully signed in.').waitFor()
    const before = await readFocus(page)
    await page.locator('[data-toast] button').focus()
    await press('Escape')
    await page.locator('[data-toast]').waitFor({ state: 'detached' })
    await expect.poll(async () => (await readFocus(page)).name).toBe(before.name)
  })

  it('skips the menu by the first stop', async () => {
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await press('Tab')
    await expectFocusSeen(page, 'Skip to main content')
    await press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('opens a module from the menu', async () => {
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, /Friendship Coach/)
    await press('Enter')
    await page.waitForURL('**/modules/friendship')
    await focusArrives(page, 'Friendship Coach')
  })

  it('sends a message, and stays in the input', async () => {
    await tabTo(page, /^Your message/)
    await page.keyboard.type('How do I say no?')
    await press('Enter')
    await chat().getByText('Another one.').first().waitFor()
    await chat().getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await expectFocusSeen(page, /^Your message/)
  })

  it('stops a reply, and is back in the input', async () => {
    model.behavior = { ...model.behavior, pieces: ['A slow ', 'reply ', 'that goes on.'], delayMs: 20_000 }
    await page.keyboard.type('And now?')
    await press('Enter')
    // Stopped before its first word, a message is taken back.
    await chat().getByText('A slow').first().waitFor()
    await tabTo(page, /^Stop$/)
    await press('Enter')
    await chat().getByText('Stopped').first().waitFor()
    await focusArrives(page, /^Your message/)
    model.behavior = {
      ...model.behavior,
      pieces: ['{"text": "Please answer me by Friday.", "changes": []}'],
      delayMs: 0,
    }
  })

  it('rewrites a message and copies the result', async () => {
    await tabTo(page, /Emotional Intelligence Helper/, 'Shift+Tab')
    await press('Enter')
    await focusArrives(page, 'Emotional Intelligence Helper')
    await page.getByLabel('Original message').waitFor()
    await tabTo(page, /^Original message/)
    await page.keyboard.type('answer me')
    await tabTo(page, /^Rewrite Message$/)
    await press('Enter')
    await page.getByRole('heading', { name: 'Rewritten Message:' }).waitFor()
    await focusArrives(page, /./)
    await tabTo(page, /^Copy to Clipboard$/)
    await press('Enter')
    await page.locator('[data-toast]').getByText('Copied to clipboard!').waitFor()
    await expectFocusSeen(page, 'Copy to Clipboard')
  })

  it('reads the past messages again, and closes them with Escape', async () => {
    await tabTo(page, /^Notices/, 'Shift+Tab')
    await press('Enter')
    const list = page.getByRole('region', { name: 'Notices' })
    await list.getByText('Copied to clipboard!').waitFor()
    await press('Escape')
    await list.waitFor({ state: 'hidden' })
    await expectFocusSeen(page, /^Notices/)
  })

  it('changes a setting', async () => {
    await tabTo(page, /^Settings$/, 'Shift+Tab')
    await press('Enter')
    await focusArrives(page, 'Settings')
    await tabTo(page, /^Plain background/)
    await press('Space')
    await page.waitForFunction(() => document.documentElement.dataset.background === 'plain')
    await page.locator('[data-toast]').getByText('Settings saved').waitFor()
    await expectFocusSeen(page, /^Plain background/)
  })

  it('opens another tab of the settings with the arrow keys', async () => {
    await tabTo(page, /^Appearance$/, 'Shift+Tab')
    // The panel has the name of its tab, which is one stop before it.
    await tabTo(page, /^Appearance$/, 'Shift+Tab')
    await press('ArrowRight')
    await focusArrives(page, 'Notifications')
    await expectFocusSeen(page)
    await page.getByRole('tabpanel', { name: 'Notifications' }).waitFor()
  })

  it('makes the menu narrow and wide again, without moving the focus', async () => {
    const before = await readFocus(page)
    for (const name of ['Make menu wide', 'Make menu narrow']) {
      await press('Control+b')
      await page.getByRole('button', { name }).waitFor()
      expect((await readFocus(page)).name).toBe(before.name)
    }
  })

  it('asks before the account is deleted, keeps the focus in the question and gives it back', async () => {
    await page.goto(`${product.url}/dashboard/settings?tab=account`)
    await page.getByRole('button', { name: 'Delete my account' }).waitFor()
    await tabTo(page, /^Delete my account$/)
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    for (let stop = 0; stop < 6; stop++) {
      await press('Tab')
      await expectFocusSeen(page)
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focusArrives(page, 'Delete my account')
  })

  it('signs out, after a question that names what was left in the rewriter', async () => {
    await tabTo(page, /^Sign Out$/, 'Shift+Tab')
    await press('Enter')
    const question = page.getByRole('dialog', { name: 'Sign out and remove what is not saved?' })
    await question.getByText('Texts for the message rewriter').waitFor()
    await tabTo(page, /^Sign out and remove them$/)
    await expectFocusSeen(page)
    await press('Enter')
    await page.waitForURL('**/signup*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await press('Tab')
    await expectFocusSeen(page)
    expect(page.consoleErrors).toEqual([])
  })
})
