import type { Browser, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblem } from '../support/answer-problem.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { linkInMail } from '../support/find-mail.ts'
import { expectFocusSeen, focusArrives, readFocus, tabTo } from '../support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { type Details, signIn, signUp } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'

let product: Product
let browser: Browser
let details: Details

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  const page = await openPage(browser)
  details = await signUp(page, product.url)
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const heading = (page: WatchedPage, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true })
const atSignUp = (page: WatchedPage) => page.waitForURL(`${product.url}/signup`)
const fieldErrors = (page: WatchedPage) =>
  page.locator('main form [aria-live=polite] p').evaluateAll((lines) => lines.map((line) => line.textContent))
const sessionEnded = 'You were signed out because your session ended. Sign in to go on.'
const wrongPassword = {
  title: 'Error',
  description: 'Invalid email or password. Please try again.',
  variant: 'destructive',
} as const

describe('signing in', () => {
  let page: WatchedPage
  const calls: Request[] = []
  const press = (key: string) => page.keyboard.press(key)

  beforeAll(async () => {
    page = await openPage(browser)
    page.on('request', (request) => calls.push(request))
    await page.goto(`${product.url}/signup?mode=login`)
    await heading(page, 'Welcome Back').waitFor()
  })
  afterAll(() => page.context().close())

  it('validates on submit, here by Enter in an empty field, and then on change', async () => {
    await tabTo(page, /^Email$/)
    await press('Enter')
    await expect.poll(() => fieldErrors(page)).toEqual(['Please enter a valid email', 'Password is required'])
    await focusArrives(page, 'Email')
    await page.keyboard.type(details.email)
    await expect.poll(() => fieldErrors(page)).toEqual(['Password is required'])
    await tabTo(page, /^Password$/)
    await page.keyboard.type('x')
    await expect.poll(() => fieldErrors(page)).toEqual([])
    await press('Backspace')
    await expect.poll(() => fieldErrors(page)).toEqual(['Password is required'])
  })

  it('with a wrong password is refused in words that do not tell whether the e-mail has an account', async () => {
    await page.keyboard.type('not-the-password')
    await press('Enter')
    await expectToast(page, wrongPassword)
    await expectFocusSeen(page, /^Password$/)
    await expect.poll(() => fieldErrors(page)).toEqual([wrongPassword.description])
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(details.email)
    await closeToast(page)
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
    await button(page, 'Sign in').click()
    await expectToast(page, wrongPassword)
  })

  it('leaves its message behind on the way to the reset page, and has a new one on the way back', async () => {
    await button(page, 'Forgot your password?').click()
    await heading(page, 'Reset your password').waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(0)
    await button(page, 'Back to sign in').click()
    await heading(page, 'Welcome Back').waitFor()
  })

  it("says 'Signing in...' meanwhile, is sent once, and goes to /dashboard", async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/session', async (route) => {
      if (route.request().method() === 'POST') await released
      await route.fallback()
    })
    await page.getByLabel('Email', { exact: true }).fill(details.email)
    await page.getByLabel('Password', { exact: true }).fill(details.password)
    const sentBefore = calls.length
    await press('Enter')
    await button(page, 'Signing in...').waitFor()
    await expect.poll(() => button(page, 'Signing in...').isDisabled()).toBe(true)
    await press('Enter')
    release()
    await page.waitForURL('**/dashboard')
    await expectToast(page, { title: 'Welcome back!', description: 'Successfully signed in.' })
    const { email, password } = details
    const sent = calls
      .slice(sentBefore)
      .filter((call) => call.method() === 'POST' && call.url().endsWith('/api/session'))
    expect(sent.map((call) => call.postDataJSON())).toEqual([{ email, password }])
    await page.unroute('**/api/session')
  })

  it('keeps the session in cookies that no script can read, and no token anywhere else', async () => {
    await heading(page, 'AI Assistant').waitFor()
    const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('wayfern.'))
    expect(cookies.length).toBeGreaterThanOrEqual(1)
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    for (const { value } of cookies) expect(stored).not.toContain(value.slice(0, 20))
    expect(calls.some((call) => 'authorization' in call.headers())).toBe(false)
    expect(calls.filter((call) => call.url().includes(details.email))).toEqual([])
  })

  it("'Sign Out' in the top bar ends the session on the server and goes to /signup; Back shows nothing", async () => {
    const end = page.waitForRequest(
      (call) => call.method() === 'DELETE' && call.url().endsWith('/api/session'),
    )
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await end
    await atSignUp(page)
    await focusArrives(page, 'Welcome Back')
    expect(await page.locator('[data-toast]').count(), 'of the visit before').toBe(0)
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('wayfern.session'))).toEqual(
      [],
    )
    await page.goBack()
    await atSignUp(page)
    await heading(page, 'Welcome Back').waitFor()
  })

  it("'Sign Out' in the settings goes to /signup, too", async () => {
    await signIn(page, product.url, details)
    await page.goto(`${product.url}/dashboard/settings?tab=account`)
    await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await atSignUp(page)
    expect(page.consoleErrors.filter((line) => !line.includes('401'))).toEqual([])
  })
})

describe('wrong passwords by a stranger', () => {
  it('keep nobody out of a device on which they signed in before', async () => {
    const page = await openPage(browser)
    const own = await signUp(page, product.url)
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await atSignUp(page)
    const guess = () =>
      fetch(`${product.url}/api/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: own.email, password: 'a guess' }),
      })
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    await signIn(page, product.url, own)
    await heading(page, 'AI Assistant').waitFor()
    await page.context().close()
  })
})

describe('a session in two tabs', () => {
  it('begins and ends in both, whichever tab it was', async () => {
    const first = await openPage(browser)
    const second = (await first.context().newPage()) as WatchedPage
    await second.goto(`${product.url}/signup?mode=login`)
    await heading(second, 'Welcome Back').waitFor()
    await signIn(first, product.url, details)
    await second.waitForURL('**/dashboard')
    await heading(second, 'AI Assistant').waitFor()
    await first.getByRole('button', { name: 'Sign Out' }).click()
    await atSignUp(second)
    await heading(second, 'Welcome Back').waitFor()
    await first.context().close()
  })

  it('that was ended elsewhere leads to /signup at the next call, and nothing of the person stays', async () => {
    const page = await openPage(browser)
    await signIn(page, product.url, details)
    await page.goto(`${product.url}/dashboard/profile`)
    await page.getByText(details.email).first().waitFor()
    await page.context().clearCookies()
    // The page may notice by itself, before the link is pressed.
    page
      .getByRole('navigation')
      .getByRole('link', { name: 'Questionnaire' })
      .click()
      .catch(() => undefined)
    await atSignUp(page)
    await heading(page, 'Welcome Back').waitFor()
    await page.getByText(sessionEnded).waitFor()
    await focusArrives(page, 'Welcome Back')
    expect(await page.locator('body').innerText()).not.toContain(details.email)
    await page.context().close()
  })
})

describe('the refresh of a session', () => {
  const MINUTE_MS = 60_000
  let page: WatchedPage
  let renewals = 0
  let isRenewed = false
  const until = (ms: number) => page.clock.runFor(ms)

  /**
   * Opens the dashboard with a session that has five minutes left. The page looks at it every 30 seconds, and reads it
   * anew when it may have missed a change: once it was renewed, the server says so there, too.
   */
  async function openNearExpiry() {
    const startMs = Date.now()
    isRenewed = false
    await page.clock.install({ time: startMs })
    await page.route('**/api/session', async (route) => {
      if (isRenewed) return route.continue()
      const reply = await (await route.fetch()).json()
      reply.session.expiresAt = new Date(startMs + 5 * MINUTE_MS).toISOString()
      await route.fulfill({ json: reply })
    })
    await page.goto(`${product.url}/dashboard/profile`)
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
    await page.clock.pauseAt(startMs + 3 * MINUTE_MS)
  }

  beforeAll(async () => {
    page = await openPage(browser)
    await signIn(page, product.url, details)
    page.on('request', (call) => {
      if (call.url().endsWith('/api/session/refresh')) renewals++
    })
    page.on('response', (reply) => {
      if (reply.url().endsWith('/api/session/refresh') && reply.ok()) isRenewed = true
    })
  })
  afterAll(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })

  it('comes at the first check with 3 ticks of 30 s or fewer left, and not before; a failure is tried again', async () => {
    await openNearExpiry()
    expect(renewals).toBe(0)
    await page.route('**/api/session/refresh', answerProblem('database-unavailable'))
    await until(30_000)
    await expect.poll(() => renewals).toBe(1)
    await page.unroute('**/api/session/refresh')
    const renewed = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/session/refresh') && reply.ok(),
    )
    await until(30_000)
    await renewed
    expect(renewals).toBe(2)
    // The renewed session lasts for weeks: nothing more is asked.
    await until(5 * MINUTE_MS)
    expect(renewals).toBe(2)
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
  })

  it('comes at once when the page is shown again with 10 seconds left, and not with 11', async () => {
    await page.clock.resume()
    await openNearExpiry()
    await page.route('**/api/session/refresh', answerProblem('database-unavailable'))
    const before = renewals
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const end = (await page.evaluate(() => Date.now())) + 2 * MINUTE_MS
    await page.clock.setSystemTime(end - 11_000)
    await comeBack()
    expect(renewals).toBe(before)
    await page.clock.setSystemTime(end - 10_000)
    await comeBack()
    await expect.poll(() => renewals).toBe(before + 1)
    await page.unroute('**/api/session/refresh')
  })

  it('that the server refuses signs the person out', async () => {
    await page.clock.resume()
    await openNearExpiry()
    await page.route('**/api/session/refresh', answerProblem('unauthenticated'))
    await until(30_000)
    await atSignUp(page)
    await heading(page, 'Welcome Back').waitFor()
    await page.getByText(sessionEnded).waitFor()
  })
})

describe('a forgotten password', () => {
  const next = 'bracken-and-moss'
  let page: WatchedPage
  let other: WatchedPage
  const toastsInView = () => page.locator('[data-toast]').count()

  beforeAll(async () => {
    page = await openPage(browser, { viewport: { width: 360, height: 740 } })
    other = await openPage(browser)
    await signIn(other, product.url, details)
    await page.goto(`${product.url}/signup?mode=login`)
  })
  afterAll(() => Promise.all([page.context().close(), other.context().close()]))

  it('is asked for with the e-mail, and a failure says that nothing was sent', async () => {
    await page.getByLabel('Email', { exact: true }).fill(details.email)
    await button(page, 'Forgot your password?').click()
    await heading(page, 'Reset your password').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(details.email)
    await page.route('**/api/password-reset', answerProblem('mail-unavailable'), { times: 1 })
    await button(page, 'Send reset link').click()
    await expectToast(page, {
      title: 'Failed to send password reset email.',
      description: 'The email could not be sent at the moment. Try again in a few minutes.',
      variant: 'destructive',
    })
    await button(page, 'Send reset link').click()
    await expectToast(page, {
      title: 'Password reset email sent',
      description: 'Check your email for a link to reset your password.',
    })
    await page.getByText(`If there is an account for ${details.email}`).waitFor()
  })

  it('is replaced by the link of the mail: two equal passwords of 6 characters or more, told once', async () => {
    await page.goto(product.url + (await linkInMail(product, details.email, '/reset-password')))
    await heading(page, 'Choose a new password').waitFor()
    await expect.poll(() => page.url()).toBe(`${product.url}/reset-password`)
    await page.getByLabel('New password', { exact: true }).fill('12345')
    await page.getByLabel('New password again', { exact: true }).fill(next)
    await page.keyboard.press('Enter')
    await page.getByText('Password must be at least 6 characters').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(`${next}s`)
    await page.keyboard.press('Enter')
    await expect.poll(() => fieldErrors(page)).toEqual(['The two passwords are not the same'])
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.keyboard.press('Enter')
    await heading(page, 'Your password is changed').waitFor()
    await focusArrives(page, 'Your password is changed')
    expect(await toastsInView()).toBe(0)
  })

  it('signs the other devices out, and only the new password signs in', async () => {
    await other.reload()
    await atSignUp(other)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email', { exact: true }).fill(details.email)
    await page.getByLabel('Password', { exact: true }).fill(details.password)
    await page.keyboard.press('Enter')
    await expectToast(page, wrongPassword)
    await page.getByLabel('Password', { exact: true }).fill(next)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await expectToast(page, { title: 'Welcome back!', description: 'Successfully signed in.' })
  })

  it('the same link does not work again, and a new one can be asked for there', async () => {
    await page.goto(product.url + (await linkInMail(product, details.email, '/reset-password')))
    await page.getByLabel('New password', { exact: true }).fill('another-one')
    await page.getByLabel('New password again', { exact: true }).fill('another-one')
    await page.keyboard.press('Enter')
    await heading(page, 'This link does not work').waitFor()
    expect((await readFocus(page)).isLost).toBe(false)
    await button(page, 'Send reset link').waitFor()
  })
})
