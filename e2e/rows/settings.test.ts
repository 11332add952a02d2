import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

let product: Product
let browser: Browser
let page: WatchedPage
/** The same person on a second device. */
let phone: WatchedPage

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url)
  const storageState = await page.context().storageState()
  phone = await openPage(browser, { viewport: { width: 360, height: 800 }, storageState })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const main = () => page.locator('main')
const open = (path: string) => page.goto(product.url + path)
const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const isOn = async (name: string) => (await toggle(name).getAttribute('data-state')) === 'checked'
const settings = async () => (await (await page.request.get(`${product.url}/api/settings`)).json()).settings
const set = (data: object) => page.request.patch(`${product.url}/api/settings`, { data })
const saved = {
  title: 'Settings saved',
  description: 'Your settings have been updated successfully.',
  variant: 'success',
}

describe('the settings', () => {
  it("say 'Loading settings...', and when they could not be loaded", async () => {
    let fail: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    // Once its stream stands, the page reads the settings anew by itself.
    await page.route('**/api/events', (route) => route.abort())
    await page.route('**/api/settings', async (route) => {
      await held
      await route.abort()
    })
    await open('/dashboard/settings')
    await main().getByText('Loading settings...').waitFor()
    fail()
    expect(await takeToast(page, 'Failed to load')).toEqual({
      title: 'Error',
      description: 'Failed to load your settings.',
      variant: 'destructive',
    })
    await page.unroute('**/api/settings')
    await main().getByRole('button', { name: 'Try again' }).click()
    await toggle('Dark mode').waitFor()
    await page.unrouteAll()
  })

  it("have the tabs Appearance, Notifications, Privacy and Account, and none for 'ai'", async () => {
    const tabs = page.getByRole('tablist', { name: 'Settings tabs' }).getByRole('tab')
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['Appearance', 'Notifications', 'Privacy', 'Account'])
    await openTab('Account')
    await page.getByRole('tabpanel', { name: 'Account' }).waitFor()
    expect(page.url()).toContain('?tab=account')
    await page.getByRole('link', { name: 'AI Companion settings' }).click()
    await main().getByRole('heading', { level: 2, name: 'AI Companion' }).waitFor()
    expect(
      await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected'))),
    ).not.toContain('true')
  })

  it.each([
    [
      'appearance',
      { 'Dark mode': false, 'High contrast': false, 'Reduced motion': false, 'Larger text': false },
    ],
    ['notifications', { Notifications: true, 'Email notifications': true, 'Daily reminders': false }],
    ['notifications', { 'Achievement notifications': true, Newsletter: false }],
    [
      'privacy',
      { 'Data collection': true, 'Share Progress with Healthcare Provider': false, 'Content warnings': true },
    ],
    ['ai', { Personalization: true, 'Read replies aloud': false }],
  ])('begin, under %s, with %j', async (tab, defaults) => {
    await open(`/dashboard/settings?tab=${tab}`)
    await toggle(Object.keys(defaults)[0] ?? '').waitFor()
    for (const [name, value] of Object.entries(defaults)) expect(await isOn(name), name).toBe(value)
    if (tab === 'ai') expect(await page.getByRole('radio', { name: 'Balanced' }).isChecked()).toBe(true)
  })
})

/** What a person sees of a look. */
const drawn = (of: WatchedPage) =>
  of.evaluate(() => {
    const body = getComputedStyle(document.body)
    const button = document.querySelector('header button') as HTMLElement
    return {
      ink: body.color,
      image: body.backgroundImage.slice(0, 6),
      textPx: Number.parseFloat(body.fontSize),
      transition: getComputedStyle(button).transitionDuration,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }
  })
const attributes = (of: WatchedPage) => of.evaluate(() => ({ ...document.documentElement.dataset }))

describe('how the pages look', () => {
  it('begins without any of the choices', async () => {
    await open('/dashboard/settings')
    await phone.goto(`${product.url}/dashboard/settings`)
    await toggle('Dark mode').waitFor()
    await phone.getByRole('switch', { name: 'Dark mode' }).waitFor()
    expect(await drawn(page)).toMatchObject({ image: 'linear', transition: '0.1s', scheme: 'light' })
  })

  it.each([
    ['Dark mode', { scheme: 'dark', ink: 'rgb(232, 241, 234)' }, { theme: 'dark' }],
    ['Plain background', { image: 'none' }, { background: 'plain' }],
    ['Reduced motion', { transition: '0s' }, { motion: 'reduced' }],
    ['High contrast', { ink: 'rgb(255, 255, 255)' }, { contrast: 'high' }],
  ])('%s: at once here, at once on the second device, and saved', async (name, look, attribute) => {
    await toggle(name).click()
    await expect.poll(() => drawn(page)).toMatchObject(look)
    expect(await takeToast(page, 'Settings saved')).toEqual(saved)
    await expect.poll(() => drawn(phone)).toMatchObject(look)
    expect(await attributes(phone)).toMatchObject(attribute)
  })

  it('Larger text: one fifth larger, at once here and on the second device', async () => {
    const { textPx } = await drawn(page)
    await toggle('Larger text').click()
    await expect.poll(async () => (await drawn(page)).textPx / textPx).toBeCloseTo(1.2)
    await takeToast(page, 'Settings saved')
    await expect.poll(async () => (await drawn(phone)).textPx / textPx).toBeCloseTo(1.2)
  })

  it('is there before the first paint of the next visit, without any script file', async () => {
    for (const visitor of [page, phone]) {
      await visitor.route('**/*.js', (route) => route.abort())
      await visitor.goto(`${product.url}/dashboard`)
      expect(await attributes(visitor)).toEqual({
        theme: 'dark',
        contrast: 'high',
        motion: 'reduced',
        text: 'larger',
        background: 'plain',
      })
      await visitor.unrouteAll()
    }
  })

  it('takes over what the system wishes, until something is chosen', async () => {
    const visitor = await openPage(browser, {
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      contrast: 'more',
    })
    await visitor.goto(product.url)
    expect(await attributes(visitor)).toMatchObject({ theme: 'dark', motion: 'reduced', contrast: 'high' })
    await visitor.context().close()
  })

  it('is taken back when it could not be saved, which is told', async () => {
    await set({
      darkMode: false,
      highContrast: false,
      reducedMotion: false,
      largerText: false,
      plainBackground: false,
    })
    await open('/dashboard/settings')
    await toggle('Dark mode').waitFor()
    await expect.poll(() => attributes(page)).toMatchObject({ theme: 'light', text: 'standard' })
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await toggle('Dark mode').click()
    expect(await takeToast(page, 'Failed to save')).toEqual({
      title: 'Error',
      description: 'Failed to save your settings.',
      variant: 'destructive',
    })
    await expect.poll(() => attributes(page)).toMatchObject({ theme: 'light' })
    expect(await isOn('Dark mode')).toBe(false)
    await page.unrouteAll()
  })
})

describe('notifications', () => {
  const below = ['Email notifications', 'Daily reminders', 'Achievement notifications']
  const states = () =>
    Promise.all(below.map(async (name) => [await isOn(name), await toggle(name).isDisabled()]))

  it('are disabled below the main switch while it is off, and keep their values', async () => {
    await openTab('Notifications')
    const before = await states()
    expect(before).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ])
    await toggle('Notifications').click()
    await expect.poll(states).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ])
    await takeToast(page, 'Settings saved')
    await toggle('Notifications').click()
    await expect.poll(states).toEqual(before)
    await takeToast(page, 'Settings saved')
  })

  it('ask for the time of the reminder, and say when reminders cannot come', async () => {
    await toggle('Daily reminders').click()
    await takeToast(page, 'Settings saved')
    const time = page.getByLabel('Time of the reminder')
    await expect.poll(() => time.inputValue()).toBe('18:00')
    await time.fill('07:30')
    await time.blur()
    await takeToast(page, 'Settings saved')
    expect(await settings()).toMatchObject({ dailyReminders: true, reminderTime: '07:30' })
    await toggle('Email notifications').click()
    await takeToast(page, 'Settings saved')
    await main()
      .getByText('Daily reminders come by email. Switch "Email notifications" on to get them.')
      .waitFor()
  })

  it('of achievements come while they are on, and not while they are off; the achievement itself does', async () => {
    const grant = (name: string) => main().getByRole('button', { name, exact: true })
    await open('/dashboard/gamification')
    await page.getByRole('tab', { name: 'Demo Controls' }).click()
    await grant('+1 first-chat').click()
    await takeToast(page, 'Achievement Unlocked!')

    await set({ achievementNotifications: false })
    await page.reload()
    await page.getByRole('tab', { name: 'Demo Controls' }).click()
    for (let count = 0; count < 5; count += 1) await grant('+1 deep-dive').click()
    await grant('+5 interaction (Started a conversation)').click()
    await takeToast(page, '+5 interaction points!')
    await page.getByRole('button', { name: /^Notices/ }).click()
    expect(await page.getByRole('region', { name: 'Notices' }).innerText()).not.toContain(
      'Achievement Unlocked!',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Gamification Dashboard' }).click()
    await main().locator('h4:text-is("Unlocked") + ul').getByText('Deep Dive', { exact: true }).waitFor()
  })
})

describe('signing out', () => {
  it("'Sign Out' in the settings ends the session and goes to /signup", async () => {
    await open('/dashboard/settings?tab=account')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/signup*')
    await open('/dashboard/settings')
    await page.waitForURL('**/signup*')
  })
})
