import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, linkInMail } from '../support/find-mail.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { dueJobs, restartProduct } from '../support/restart-product.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Details, signIn } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

const SUPPORT = 'help@example.org'
const ANSWER = 'autistic, and I love ferns'
const SECRET = 'My landlord Quillon shouts at me.'
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const NEW_PASSWORD = 'moss-and-bark-7'

const env = { SUPPORT_EMAIL: SUPPORT }
let product: Product
let browser: Browser
let page: WatchedPage
/** The same person on a second device. */
let phone: WatchedPage
let details: Details
/** Somebody else, in the time zone where a day begins first. */
let reader: WatchedPage
let readerDetails: Details

const api = (path: string) => `${product.url}/api${path}`
const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const label = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const openAccount = () => page.goto(`${product.url}/dashboard/settings?tab=account`)
const section = (name: string) =>
  main()
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
/** Opens one row of the list. */
const openRow = (name: string, word = 'Change') => button(`${word}: ${name}`).click()
const enter = (of: WatchedPage, { email, password }: Details) =>
  of.request.post(api('/session'), { data: { email, password } })

async function startPhone() {
  await enter(phone, details)
  await phone.goto(`${product.url}/dashboard`)
  await phone.getByRole('heading', { level: 1 }).waitFor()
}

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  phone = await openPage(browser, { userAgent: PHONE })
  reader = await openPage(browser, { timezoneId: 'Pacific/Kiritimati' })
  ;[details, readerDetails] = await Promise.all([
    signUpByApi(page.context(), product.url),
    signUpByApi(reader.context(), product.url),
  ])
  const set = { data: { gamificationEnabled: false } }
  await page.request.patch(api('/settings'), set)
  await page.request.put(api('/questionnaire'), { data: { responses: { 4: ANSWER } } })
  await startPhone()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

describe('where a person is signed in', () => {
  it('is listed, and each other device is signed out by its button', async () => {
    await openAccount()
    await openRow('Where you are signed in', 'Show')
    const devices = section('Where you are signed in').getByRole('listitem')
    await devices.nth(1).waitFor()
    await expect.poll(() => devices.count()).toBe(2)
    await expect.poll(() => devices.filter({ hasText: 'This device' }).count()).toBe(1)
    await devices.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
    expect(await takeToast(page, 'Signed out')).toEqual({
      title: 'Signed out',
      description: 'That device can no longer use your account.',
      variant: 'success',
    })
    await expect.poll(() => devices.count()).toBe(1)
    await phone.waitForURL('**/signup*')
  })
})

describe('the password', () => {
  async function changePassword(current: string, next: string, again = next) {
    await label('Current password').fill(current)
    await label('New password').fill(next)
    await label('New password again').fill(again)
    await button('Change password').click()
  }

  it('is not changed by what does not fit, which is said at its field', async () => {
    await openRow('Password')
    await changePassword(details.password, '12345')
    await main().getByText('Password must be at least 6 characters').waitFor()
    await changePassword(details.password, NEW_PASSWORD, 'something else')
    await main().getByText('The two passwords are not the same').waitFor()
    await changePassword('wrong-password', NEW_PASSWORD)
    await main().getByText('This is not your current password').waitFor()
    expect(await label('Current password').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('is changed, and signs out everywhere else', async () => {
    await startPhone()
    await changePassword(details.password, NEW_PASSWORD)
    expect(await takeToast(page, 'Password changed')).toEqual({
      title: 'Password changed',
      description: 'You are signed out everywhere else.',
      variant: 'success',
    })
    details = { ...details, password: NEW_PASSWORD }
    await phone.waitForURL('**/signup*')
    await expect.poll(() => label('New password').count()).toBe(0)
    await openRow('Password')
  })

  it('is reset by mail from the settings', async () => {
    await page.route('**/api/account/password-reset', (route) => route.abort(), { times: 1 })
    await button('Send password reset email').click()
    expect(await takeToast(page, 'Failed to send')).toEqual({
      title: 'Error',
      description: 'Failed to send password reset email.',
      variant: 'destructive',
    })
    await button('Send password reset email').click()
    expect(await takeToast(page, 'Password reset email sent')).toEqual({
      title: 'Password reset email sent',
      description: 'Check your email for a link to reset your password.',
      variant: 'success',
    })

    const link = await linkInMail(product, details.email, '/reset-password')
    const saveOnPhone = async (password: string) => {
      await phone.goto(product.url + link)
      await phone.getByLabel('New password', { exact: true }).fill(password)
      await phone.getByLabel('New password again', { exact: true }).fill(password)
      await phone.getByRole('button', { name: 'Save new password' }).click()
    }
    await saveOnPhone('third-password')
    await phone.getByRole('heading', { level: 1, name: 'Your password is changed' }).waitFor()
    await page.waitForURL('**/signup*')
    details = { ...details, password: 'third-password' }
    expect((await enter(page, details)).status()).toBe(200)
    await saveOnPhone('fourth-password')
    await phone.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  })
})

describe('the email address', () => {
  it('stays until the link at the new address is confirmed', async () => {
    await openAccount()
    await openRow('Email address')
    const newEmail = `new-${details.email}`
    await label('New email address').fill(newEmail)
    await label('Password for your account').fill('wrong-password')
    await button('Change email address').click()
    await main().getByText('This is not your password').waitFor()
    await label('Password for your account').fill(details.password)
    await button('Change email address').click()
    await main().getByText('Check your new address').waitFor()

    const confirmation = await linkInMail(product, newEmail, '/confirm-email')
    await page.goto(product.url + confirmation)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await heading('Your email address is changed').waitFor()
    details = { ...details, email: newEmail }
    await openAccount()
    await section('Email address').getByText(`Your address is ${newEmail}.`).waitFor()
  })
})

describe('the own data', () => {
  it('are one archive with a JSON file and the conversations as Markdown', async () => {
    const messages = [{ role: 'user', content: SECRET }]
    const chat = { module: 'coaching', messageId: crypto.randomUUID(), conversationId: crypto.randomUUID() }
    await page.request.post(api('/chat'), { data: { ...chat, messages } })
    const downloading = page.waitForEvent('download')
    await button('Download my data').click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^wayfern.*\d{4}-\d{2}-\d{2}\.zip$/)
    await takeToast(page, 'Your data is ready')
    const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
    const files = Object.entries(unzipSync(bytes)).map(
      ([name, content]) => [name, strFromU8(content)] as const,
    )
    expect(files.map(([name]) => name)).toEqual([
      'wayfern-data.json',
      expect.stringMatching(/^conversations\/.+\.md$/),
    ])
    const [json = '', markdown = ''] = files.map(([, text]) => text)
    expect(JSON.parse(json)).toMatchObject({ about: expect.any(String), data: expect.any(Object) })
    for (const held of [details.email, ANSWER, SECRET]) expect(json).toContain(held)
    expect(json).not.toContain(readerDetails.email)
    expect(markdown).toContain(SECRET)
  })
})

describe('what is mailed later', () => {
  it('is asked for: support with and without a conversation, and a daily reminder', async () => {
    const ask = (data: object) => page.request.post(api('/support-requests'), { data })
    const { conversations } = await (await page.request.get(api('/conversations'))).json()
    await ask({ subject: 'Empty chat', message: 'I opened it twice.' })
    await ask({ subject: 'Strange answer', message: 'Look.', conversationId: conversations[0].id })
    // Switched on after its time where it is still yesterday: the first one comes on the next day.
    const reminder = { dailyReminders: true, reminderTime: '00:00', timeZone: 'Pacific/Pago_Pago' }
    await reader.request.patch(api('/settings'), { data: reminder })
    await reader.goto(`${product.url}/dashboard/settings?tab=notifications`)
    await reader.getByText('On your own clock (Pacific/Kiritimati).').waitFor()
  })
})

describe('the deletion of the account', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' })
  const word = () => dialog().getByLabel('Type DELETE to confirm')
  const confirm = () => dialog().getByRole('button', { name: 'Delete account' })

  it('lists what it takes with it', async () => {
    const card = section('Delete account')
    await expect
      .poll(() => card.getByRole('listitem').allInnerTexts())
      .toEqual([
        'Personal information',
        'Questionnaire responses',
        'Progress and achievements',
        'AI companion chat history',
      ])
    await button('Delete my account').click()
    await dialog().waitFor()
  })

  it.each(['delete', 'DELETE ', 'DELET'])("is not confirmed by '%s'", async (typed) => {
    await word().fill(typed)
    await expect.poll(() => confirm().isDisabled()).toBe(true)
    await word().press('Enter')
    expect(await takeToast(page, 'Confirmation failed')).toEqual({
      title: 'Confirmation failed',
      description: 'Please type DELETE to confirm account deletion.',
      variant: 'destructive',
    })
  })

  it('is confirmed by DELETE, signs out and leads to /signup', async () => {
    await word().fill('DELETE')
    await page.route('**/api/account/deletion', (route) => route.abort(), { times: 1 })
    await confirm().click()
    expect(await takeToast(page, 'Failed to delete')).toEqual({
      title: 'Error',
      description: 'Failed to delete your account. Please try again.',
      variant: 'destructive',
    })
    await confirm().click()
    await page.waitForURL('**/signup*')
    expect(await takeToast(page, 'Account deletion initiated')).toEqual({
      title: 'Account deletion initiated',
      description: "Your account deletion has been scheduled. You'll receive a confirmation email.",
      variant: 'success',
    })
    await page.goto(`${product.url}/dashboard`)
    await page.waitForURL('**/signup*')
  })
})

describe('after a restart of the product', () => {
  beforeAll(async () => {
    product = await restartProduct(product, {
      env,
      meanwhile: [
        // A run looks at those alone whose quarter of an hour has come.
        sql`update user_settings set reminder_look_at = now() where reminder_look_at is not null`,
        ...dueJobs('send-daily-reminders'),
      ],
    })
  })

  it('the mails that were waiting are sent', async () => {
    const deletion = await findMail(product, details.email, 'Your Wayfern account will be deleted')
    expect(deletion).toContain('sign in before that moment')
    expect(await findMail(product, SUPPORT, 'Empty chat')).not.toContain('Quillon')
    expect(await findMail(product, SUPPORT, 'Strange answer')).toContain(SECRET)
    const oldEmail = details.email.replace('new-', '')
    await findMail(product, oldEmail, /^Subject: .*address/m)
  })

  it('the daily reminder says nothing of streaks, and is ended by its link without a session', async () => {
    const link = await linkInMail(product, readerDetails.email, '/unsubscribe')
    const mail = await findMail(product, readerDetails.email, 'Your daily reminder from Wayfern')
    expect(mail).toContain('you asked for a reminder every day at 00:00.')
    expect(mail).not.toMatch(/streak|missed/i)
    expect(mail).toMatch(/^List-Unsubscribe:/m)
    await page.goto(product.url + link)
    await button('Stop the daily reminders').click()
    await heading('The daily reminders are stopped').waitFor()
    await reader.reload()
    const reminders = reader.getByRole('switch', { name: 'Daily reminders' })
    await reminders.waitFor()
    expect(await reminders.getAttribute('aria-checked')).toBe('false')
  })

  it('signing in within the grace offers to keep the account, with everything in it', async () => {
    await signIn(page, product.url, details)
    await main().getByText('Your account will be deleted').waitFor()
    await button('Keep my account').click()
    expect(await takeToast(page, 'Your account stays')).toMatchObject({ variant: 'success' })
    expect(await main().getByText('Your account will be deleted').count()).toBe(0)
    const { responses } = await (await page.request.get(api('/questionnaire'))).json()
    expect(responses).toMatchObject({ 4: ANSWER })
    const subscription = await (await page.request.get(api('/billing/subscription'))).json()
    expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  })
})

describe('the end of the seven days after which an account is deleted', () => {
  beforeAll(async () => {
    const wish = await page.request.post(api('/account/deletion'), { data: { confirmation: 'DELETE' } })
    expect(wish.ok()).toBe(true)
    product = await restartProduct(product, {
      env,
      meanwhile: [
        sql`update account_deletions set delete_after = delete_after - interval '7 days'`,
        ...dueJobs('delete-due-accounts'),
      ],
    })
  })

  it('leaves nobody to sign in, and the address free for a new account', async () => {
    const status = async () => {
      const reply = await page.request.post(api('/sign-up/check'), {
        data: { ...details, acceptTerms: true },
      })
      return reply.status()
    }
    await expect.poll(status).toBe(204)
    await page.goto(`${product.url}/signup?mode=login`)
    await label('Email').fill(details.email)
    await label('Password').fill(details.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(await takeToast(page, 'Invalid email')).toEqual({
      title: 'Error',
      description: 'Invalid email or password. Please try again.',
      variant: 'destructive',
    })
  })
})
