import { describe, expect, it } from 'vitest'
import { cookiesOf, PASSWORD } from '../../testing/create-account-steps.ts'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { hashingOf } from '../../testing/hashing-of.ts'
import { setUpAccountTest } from '../../testing/set-up-test-app.ts'
import { sendAccountNotice } from './send-account-notice.ts'
import { sendPasswordReset } from './send-password-reset.ts'

const { test, steps } = setUpAccountTest({ env: { PUBLIC_URL: 'http://localhost:4102' } })

/** Somebody's account, with a password hash of the usual cost, and another e-mail that has none. */
async function takenAndFree() {
  const taken = steps.freshEmail()
  await steps.pay(taken)
  await steps.signUp(taken)
  return { taken, free: steps.freshEmail() }
}
const guess = (email: string) => ({ ...steps.details(email), password: 'not-the-password' })
const runJobs = async () => {
  for (const { name, data } of test.sentJobs.splice(0))
    if (name === 'send-account-notice') await sendAccountNotice(test.services, data)
}

/** Everything of a reply that a caller can compare, and the costly work behind it. */
async function answerTo(path: string, body: object) {
  let told: object = {}
  const hashing = await hashingOf(async () => {
    const reply = await test.send('POST', path, { body })
    const { requestId: _, ...document } = JSON.parse((await reply.text()) || '{}')
    told = { status: reply.status, document, headers: [...reply.headers.keys()].sort() }
  })
  return { ...told, hashing }
}

describe('to a stranger, an e-mail with an account looks like one without', () => {
  it.each(['/api/sign-up/check', '/api/sign-up'])('at %s', async (path) => {
    const { taken, free } = await takenAndFree()
    const answer = await answerTo(path, guess(taken))
    expect(answer).toEqual(await answerTo(path, guess(free)))
    expect(answer).toMatchObject({ hashing: [{ cost: 2 ** 15 }] })
  })

  it('at the sign-up check also for the jobs that are left behind', async () => {
    const { taken, free } = await takenAndFree()
    for (const email of [taken, free]) await answerTo('/api/sign-up/check', guess(email))
    expect(test.sentJobs).toEqual(
      [taken, free].map((email) => ({ name: 'send-account-notice', data: { email } })),
    )
  })

  it('and when the tries for its password are used up, too', async () => {
    const { taken, free } = await takenAndFree()
    const lastOf = async (email: string) => {
      for (let n = 0; n < 10; n++) await answerTo('/api/sign-up/check', guess(email))
      return await answerTo('/api/sign-up/check', steps.details(email))
    }
    const answer = await lastOf(taken)
    expect(answer).toMatchObject({ status: 204, hashing: [] })
    expect(answer).toEqual(await lastOf(free))
    expect((await steps.signIn(taken)).status).toBe(429)
  })
})

describe('that there is an account is told', () => {
  const check = (email: string, headers: Record<string, string> = {}, body: object = guess(email)) =>
    test.send('POST', '/api/sign-up/check', { body, headers })
  const codeOf = async (reply: Response) => ((await reply.json()) as { code: string }).code

  it('to a device on which it was signed in before, in any spelling', async () => {
    const { email, cookies } = await steps.makeAccount()
    const device = { Cookie: cookies.Cookie.split('; ').find((pair) => pair.includes('device_')) ?? '' }
    expect(await codeOf(await check(email.toUpperCase(), device))).toBe('email-taken')
    expect((await check(steps.freshEmail(), device)).status).toBe(204)
  })

  it('to who types its password, which does not use up the tries', async () => {
    const { email } = await steps.makeAccount()
    for (let n = 0; n < 12; n++)
      expect(await codeOf(await check(email, {}, steps.details(email)))).toBe('email-taken')
  })

  it('after a sign-up whose answer was lost, to who typed its password', async () => {
    const { taken } = await takenAndFree()
    const again = await steps.signUp(taken)
    expect([again.status, await codeOf(again)]).toEqual([409, 'email-taken'])
  })

  it('to its mailbox, once a day, with the ways to sign in and to a new password', async () => {
    const { taken, free } = await takenAndFree()
    for (const email of [taken, taken.toUpperCase(), free]) await check(email)
    await runJobs()
    expect(test.mailer.sent).toMatchObject([
      { to: taken, subject: 'You have a Wayfern account already', userId: expect.any(String) },
    ])
    const text = test.mailer.sent[0]?.text ?? ''
    for (const mode of ['login', 'reset'])
      expect(text).toContain(`http://localhost:4102/signup?mode=${mode}\n`)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76)
    steps.travelTo('2026-11-22T12:00:00Z')
    await check(taken)
    await runJobs()
    expect(test.mailer.sent).toHaveLength(2)
  })

  it('not by mail where the job cannot be kept, and the sign-up goes on', async () => {
    const broken = await createTestApp({ database: test.opened, services: () => ({ jobs: brokenJobs }) })
    const body = steps.details(steps.freshEmail())
    expect((await broken.send('POST', '/api/sign-up/check', { body })).status).toBe(204)
  })
})

it('a wrong password at the sign-up counts as one at the sign-in', async () => {
  const { email } = await steps.makeAccount()
  for (let n = 0; n < 5; n++) {
    await test.send('POST', '/api/sign-up/check', { body: guess(email) })
    await steps.signUp(email, guess(email))
  }
  expect((await steps.signIn(email, PASSWORD)).status).toBe(429)
})

it('a check of the own sign-up counts no more once the account is made', async () => {
  const email = steps.freshEmail()
  for (let n = 0; n < 10; n++) await test.send('POST', '/api/sign-up/check', { body: steps.details(email) })
  await steps.pay(email)
  expect((await steps.signUp(email)).status).toBe(201)
  for (let n = 0; n < 10; n++) expect((await steps.signIn(email, 'wrong')).status).toBe(401)
  expect((await steps.signIn(email, 'wrong')).status).toBe(429)
})

it('a new password by mail lets a new device in while strangers guess', async () => {
  const { email } = await steps.makeAccount()
  await test.send('POST', '/api/password-reset', { body: { email } })
  await sendPasswordReset(test.services, { email })
  const token = new URL(test.mailer.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''
  for (let n = 0; n < 10; n++) await steps.signIn(email, 'wrong')
  const reply = await test.send('POST', '/api/password-reset/confirm', {
    body: { token, password: 'moss-and-stone-7' },
  })
  expect(reply.status).toBe(204)
  expect((await steps.signIn(email, 'moss-and-stone-7')).status).toBe(429)
  expect((await steps.signIn(email, 'moss-and-stone-7', cookiesOf(reply))).status).toBe(200)
})
