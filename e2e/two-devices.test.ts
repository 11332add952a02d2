import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkInMail } from './support/find-mail.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { type Details, signIn } from './support/sign-up-steps.ts'

const product = sharedProduct()
let browser: Browser
/** One person on two devices: two browsers that share nothing. */
let phone: WatchedPage
let laptop: WatchedPage
let details: Details

beforeAll(async () => {
  browser = await openBrowser()
})
beforeEach(async () => {
  phone = await openPage(browser, { viewport: { width: 360, height: 800 } })
  laptop = await openPage(browser)
  details = await signUpByApi(phone.context(), product.url)
  await signIn(laptop, product.url, details)
})
afterAll(async () => {
  await browser?.close()
})

const heading = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name })
const theme = (page: WatchedPage) => page.evaluate(() => document.documentElement.dataset.theme)

describe('what is changed on one device', () => {
  it("shows on the other at once: the companion's name, from the questionnaire and from the profile", async () => {
    await heading(laptop, 'AI Assistant').waitFor()
    await phone.goto(`${product.url}/dashboard/questionnaire`)
    await phone.getByRole('button', { name: 'Show all on one page' }).click()
    await phone.getByLabel('What would you like to call your AI companion?').fill('Fern')
    await phone.getByRole('button', { name: 'Save answers' }).click()
    await heading(laptop, 'Fern').waitFor()

    await phone.goto(`${product.url}/dashboard/profile`)
    await phone.getByRole('tab', { name: 'AI Companion' }).click()
    await phone.getByRole('button', { name: 'Edit Profile' }).click()
    await phone.getByLabel('Name of your AI companion').fill('Moss')
    await phone.keyboard.press('Enter')
    await heading(laptop, 'Moss').waitFor()
    expect([...phone.consoleErrors, ...laptop.consoleErrors]).toEqual([])
  })

  it('looks the same on the other, and before first paint on the next visit', async () => {
    await phone.goto(`${product.url}/dashboard/settings`)
    await phone.getByRole('switch', { name: 'Dark mode' }).click()
    await phone.locator('[data-toast]', { hasText: 'Your settings have been updated' }).waitFor()
    await laptop.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await phone.getByRole('switch', { name: 'Game elements' }).click()
    await laptop.getByRole('region', { name: 'Your level, points and streak' }).waitFor({ state: 'detached' })

    await laptop.route('**/api/settings', () => {})
    await laptop.goto(`${product.url}/dashboard`, { waitUntil: 'commit' })
    await laptop.waitForFunction(() => document.body !== null)
    expect(await theme(laptop)).toBe('dark')
  })
})

describe('what is not saved', () => {
  it('survives a reload and is asked about before the page is left', async () => {
    laptop.on('dialog', (question) => question.accept())
    await laptop.goto(`${product.url}/dashboard/questionnaire`)
    const name = laptop.getByLabel('What name should the coach use for you?')
    await name.fill('Robin')
    await laptop.reload()
    await name.waitFor()
    await expect.poll(() => name.inputValue()).toBe('Robin')
    await laptop.getByRole('link', { name: 'Home', exact: true }).click()
    await laptop.getByRole('button', { name: 'Stay on this page' }).click()
    expect(laptop.url()).toContain('/dashboard/questionnaire')
  })
})

describe('the newsletter', () => {
  it('is wished for in Settings and confirmed by the link of the mail, without a session', async () => {
    await phone.goto(`${product.url}/dashboard/settings?tab=notifications`)
    await phone.getByRole('switch', { name: 'Newsletter' }).click()
    await phone.getByText('Not confirmed yet').waitFor()
    const visitor = await openPage(browser)
    await visitor.goto(product.url + (await linkInMail(product, details.email, '/newsletter')))
    await visitor.getByRole('button', { name: 'Confirm the newsletter' }).click()
    await heading(visitor, 'The newsletter is confirmed').waitFor()
    expect(visitor.url()).not.toContain('token')
    await phone.getByText(/You have confirmed the newsletter/).waitFor()
    expect(visitor.consoleErrors).toEqual([])
  })
})
