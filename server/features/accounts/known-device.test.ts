import { describe, expect, it } from 'vitest'
import { emailSubject } from '../../platform/http/email-subject.ts'
import { createLinkSigner } from '../../platform/links/create-link-signer.ts'
import { cookiesOf, createAccountSteps, PASSWORD } from '../../testing/create-account-steps.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { setUpAccountTest } from '../../testing/set-up-test-app.ts'
import { accountLimits } from './account-limits.ts'

const { test, steps } = setUpAccountTest()

/** Wrong passwords from devices that never signed in, as many as are counted. */
async function blockStrangers(email: string) {
  const { rateLimiter, now } = test.services
  for (let n = 0; n < 10; n++)
    await rateLimiter.consume(accountLimits.signInByEmail, emailSubject(email), now())
  expect((await steps.signIn(email)).status).toBe(429)
}
const isDevice = (cookie: string) => cookie.startsWith('wayfern.device_')
/** What stays in the browser after a sign-out. */
function deviceOf(cookies: { Cookie: string }): { Cookie: string } {
  const [device] = cookies.Cookie.split('; ').filter(isDevice)
  if (!device) throw new Error('the reply made no device known')
  return { Cookie: device }
}
const statusOf = async (email: string, password: string, device: Record<string, string>) =>
  (await steps.signIn(email, password, device)).status

describe('a device that signed in before', () => {
  it('signs in although strangers have used up the tries for the e-mail', async () => {
    const { email, cookies } = await steps.makeAccount()
    await blockStrangers(email)
    expect(await statusOf(email, PASSWORD, deviceOf(cookies))).toBe(200)
    expect(await statusOf(email, PASSWORD, {})).toBe(429)
  })

  it('is one also after the sign-up', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    const device = deviceOf(cookiesOf(await steps.signUp(email)))
    await blockStrangers(email)
    expect(await statusOf(email, PASSWORD, device)).toBe(200)
  })

  it('stays one when it signs in again, for each of its accounts', async () => {
    const [ada, eve] = [await steps.makeAccount(), await steps.makeAccount()]
    const both = { Cookie: `${deviceOf(ada.cookies).Cookie}; ${deviceOf(eve.cookies).Cookie}` }
    const again = deviceOf(cookiesOf(await steps.signIn(ada.email, PASSWORD, both)))
    expect(again).toEqual(deviceOf(ada.cookies))
    for (const { email } of [ada, eve]) {
      await blockStrangers(email)
      expect(await statusOf(email, PASSWORD, both)).toBe(200)
    }
  })

  it('has ten wrong passwords in 15 minutes itself, and takes none of them from other devices', async () => {
    const { email, cookies } = await steps.makeAccount()
    const [device, other] = [deviceOf(cookies), deviceOf(cookiesOf(await steps.signIn(email)))]
    for (let n = 0; n < 10; n++) expect(await statusOf(email, 'wrong', device)).toBe(401)
    expect(await statusOf(email, PASSWORD, device)).toBe(429)
    expect(await statusOf(email, PASSWORD, other)).toBe(200)
    expect(await statusOf(email, PASSWORD, {})).toBe(200)
    steps.travelTo('2026-11-21T12:15:00Z')
    expect(await statusOf(email, PASSWORD, device)).toBe(200)
  })

  it('begins anew with a right password', async () => {
    const { email, cookies } = await steps.makeAccount()
    const device = deviceOf(cookies)
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect(await statusOf(email, 'wrong', device)).toBe(401)
      expect(await statusOf(email, PASSWORD, device)).toBe(200)
    }
  })

  it('gives whoever collected many of them, before the password changed, no more than 50 wrong ones', async () => {
    const { email, cookies } = await steps.makeAccount()
    const { rateLimiter, now } = test.services
    for (let n = 0; n < 49; n++)
      await rateLimiter.consume(accountLimits.signInByKnownDevices, emailSubject(email), now())
    expect(await statusOf(email, 'wrong', deviceOf(cookies))).toBe(401)
    expect(await statusOf(email, PASSWORD, deviceOf(cookies))).toBe(429)
  })
})

describe('the cookie of a known device', () => {
  const cookieOf = async (app: ReturnType<typeof createAccountSteps>, email: string) =>
    (await app.signIn(email)).headers.getSetCookie().find(isDevice) ?? ''

  it('goes to our own calls alone, for a year, and no script reads it', async () => {
    const { email } = await steps.makeAccount()
    const cookie = await cookieOf(steps, email)
    for (const part of ['Max-Age=31536000', 'Path=/api', 'HttpOnly', 'SameSite=Lax'])
      expect(cookie.split('; ')).toContain(part)
    expect(cookie).not.toMatch(/; Secure/)
  })

  it('is Secure when people open the site by https', async () => {
    const secure = await createTestApp({
      env: { PUBLIC_URL: 'https://wayfern.example' },
      database: test.opened,
    })
    const { email } = await steps.makeAccount()
    expect(await cookieOf(createAccountSteps(secure), email)).toMatch(/; Secure/)
  })

  it('is made by a right password alone, and says nothing of the account', async () => {
    const { email, userId } = await steps.makeAccount()
    expect((await steps.signIn(email, 'wrong')).headers.getSetCookie()).toEqual([])
    const cookie = await cookieOf(steps, email)
    expect(cookie).toMatch(/^wayfern\.device_[\w-]{16}=[\w-]{32}\.[\w-]{32};/)
    for (const secret of [email, userId, emailSubject(email)]) expect(cookie).not.toContain(secret)
  })

  it('opens nothing by itself', async () => {
    const { cookies } = await steps.makeAccount()
    expect(await steps.sessionOf(deviceOf(cookies))).toBeNull()
  })

  it.each([
    ['made up', (cookie: string) => cookie.replace(/=.*/, '=made.up')],
    ['empty', (cookie: string) => cookie.replace(/=.*/, '=')],
    ['for another device', (cookie: string) => cookie.replace(/=./, '=~')],
    ['cut', (cookie: string) => cookie.slice(0, -1)],
  ])('counts for nothing when it is %s', async (_what, forge) => {
    const { email, cookies } = await steps.makeAccount()
    await blockStrangers(email)
    expect(await statusOf(email, PASSWORD, { Cookie: forge(deviceOf(cookies).Cookie) })).toBe(429)
  })

  it('counts for no other account, under whatever name', async () => {
    const [ada, eve] = [await steps.makeAccount(), await steps.makeAccount()]
    await blockStrangers(ada.email)
    const [name] = deviceOf(ada.cookies).Cookie.split('=')
    const [, value] = deviceOf(eve.cookies).Cookie.split('=')
    expect(await statusOf(ada.email, PASSWORD, deviceOf(eve.cookies))).toBe(429)
    expect(await statusOf(ada.email, PASSWORD, { Cookie: `${name}=${value}` })).toBe(429)
  })

  it('counts for nothing at an installation with another secret', async () => {
    const { email, cookies } = await steps.makeAccount()
    const other = await createTestApp({
      database: test.opened,
      services: () => ({ linkSigner: createLinkSigner('another secret') }),
    })
    await blockStrangers(email)
    const reply = await createAccountSteps(other).signIn(email, PASSWORD, deviceOf(cookies))
    expect(reply.status).toBe(429)
  })
})
