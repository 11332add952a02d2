import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SettingsReply } from '#domain/settings/contract.ts'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { sendNewsletterConfirmation } from './newsletter.ts'
import { mailConsents } from './tables.ts'
import { prepareUnsubscribeLink } from './unsubscribe.ts'

const test = setUpTestApp({ env: { PUBLIC_URL: 'http://localhost:4108' } })
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
  test.sentJobs.length = 0
  test.mailer.sent.length = 0
  test.mailer.isDown = false
  await test.db.execute(sql`delete from rate_limits`)
})

const switchTo = (newsletterEnabled: boolean) =>
  test.send('PATCH', '/api/settings', { headers: test.as(userId), body: { newsletterEnabled } })
const stateOf = async () => {
  const reply = await test.send('GET', '/api/settings', { headers: test.as(userId) })
  return ((await reply.json()) as SettingsReply).newsletter
}
const confirm = (token: string) => test.send('POST', '/api/newsletter/confirmation', { body: { token } })
const look = (token: string) => test.send('GET', `/api/newsletter/confirmation?token=${token}`)

async function runJobs(): Promise<void> {
  for (const { data } of test.sentJobs.splice(0)) await sendNewsletterConfirmation(test.services, data)
}

/** Switches the newsletter on and returns the token of the link that was mailed. */
async function tokenAfterSwitchingOn(): Promise<string> {
  await switchTo(true)
  await runJobs()
  return new URL(test.mailer.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''
}

async function expectInvalid(reply: Response) {
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ code: 'invalid-mail-link' })
}

describe('switching the newsletter on', () => {
  it('counts for nothing until the link of the mail is confirmed', async () => {
    expect(await (await switchTo(true)).json()).toMatchObject({ newsletter: 'waiting' })
    expect(test.sentJobs).toEqual([{ name: 'send-newsletter-confirmation', data: { userId } }])
    await runJobs()
    const [mail] = test.mailer.sent
    expect(mail).toMatchObject({
      to: `${userId}@example.org`,
      subject: 'Confirm the Wayfern newsletter',
    })
    expect(mail?.link).toMatch(/^http:\/\/localhost:4108\/newsletter\?token=[\w-]{32}$/)
    expect(mail?.text).toContain(mail?.link)
    expect(Math.max(...(mail?.text.split('\n') ?? []).map(({ length }) => length))).toBeLessThanOrEqual(76)
    expect(await stateOf()).toBe('waiting')
  })

  it('is confirmed by the link without a session, and stays so when confirmed again', async () => {
    const token = await tokenAfterSwitchingOn()
    expect(await (await look(token)).json()).toEqual({ newsletter: 'waiting' })
    for (let n = 0; n < 2; n++) {
      const reply = await confirm(token)
      expect(reply.status).toBe(200)
      expect(await reply.json()).toEqual({ newsletter: 'confirmed' })
    }
    expect(await (await look(token)).json()).toEqual({ newsletter: 'confirmed' })
    expect(await stateOf()).toBe('confirmed')
  })

  it('is not confirmed by looking at the link, as mail programs do', async () => {
    await look(await tokenAfterSwitchingOn())
    expect(await stateOf()).toBe('waiting')
  })

  it('sends no mail when it is on already or stays off', async () => {
    await switchTo(false)
    await switchTo(true)
    await switchTo(true)
    expect(test.sentJobs).toHaveLength(1)
  })

  it('tells the open pages when it is confirmed', async () => {
    const token = await tokenAfterSwitchingOn()
    const recording = await recordEvents(test.services, userId)
    await confirm(token)
    expect(await recording.topics()).toEqual(['settings'])
  })

  it('keeps only the hash of the token', async () => {
    const token = await tokenAfterSwitchingOn()
    const rows = await test.db.select().from(mailConsents).where(eq(mailConsents.userId, userId))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a confirmation link', () => {
  it('stops working when the newsletter is switched off, and a new consent needs a new link', async () => {
    const token = await tokenAfterSwitchingOn()
    await confirm(token)
    await switchTo(false)
    expect(await stateOf()).toBe('off')
    await expectInvalid(await confirm(token))
    const second = await tokenAfterSwitchingOn()
    expect(await stateOf()).toBe('waiting')
    await expectInvalid(await look(token))
    expect((await confirm(second)).status).toBe(200)
  })

  it.each(['x', 'A'.repeat(32), '%00', "' or 1=1 --"])('is not %j', async (token) => {
    await expectInvalid(await confirm(token))
    await expectInvalid(await look(encodeURIComponent(token)))
  })

  it('is not its own hash', async () => {
    await tokenAfterSwitchingOn()
    const [row] = await test.db.select().from(mailConsents).where(eq(mailConsents.userId, userId))
    await expectInvalid(await confirm(row?.newsletterTokenHash ?? ''))
  })
})

describe('the mail', () => {
  const ask = (headers = test.as(userId)) =>
    test.send('POST', '/api/settings/newsletter-confirmation', { headers })

  it('is sent by the next try of the job when the mail server is down', async () => {
    await switchTo(true)
    const [job] = test.sentJobs
    test.mailer.isDown = true
    const failed = sendNewsletterConfirmation(test.services, job?.data ?? {})
    await expect(failed).rejects.toMatchObject({ code: 'mail-unavailable' })
    test.mailer.isDown = false
    await sendNewsletterConfirmation(test.services, job?.data ?? {})
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('is not sent when the newsletter was switched off or confirmed meanwhile', async () => {
    const token = await tokenAfterSwitchingOn()
    await confirm(token)
    await sendNewsletterConfirmation(test.services, { userId })
    await switchTo(false)
    await sendNewsletterConfirmation(test.services, { userId })
    await sendNewsletterConfirmation(test.services, { userId: 'gone' })
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('can be asked for again, and then only the newest link works', async () => {
    const first = await tokenAfterSwitchingOn()
    expect((await ask()).status).toBe(202)
    await runJobs()
    const second = new URL(test.mailer.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''
    await expectInvalid(await confirm(first))
    expect((await confirm(second)).status).toBe(200)
  })

  it('is not sent again when there is nothing to confirm', async () => {
    expect((await ask()).status).toBe(202)
    expect(test.sentJobs).toEqual([])
    expect((await ask({} as never)).status).toBe(401)
  })

  it('is sent at most 5 times an hour', async () => {
    await switchTo(true)
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await ask()).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429])
  })

  it('says so when it cannot be handed on, and keeps the wish', async () => {
    const broken = await createTestApp({ database: test.opened, services: () => ({ jobs: brokenJobs }) })
    const body = { newsletterEnabled: true }
    const reply = await broken.send('PATCH', '/api/settings', { headers: broken.as(userId), body })
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ code: 'mail-unavailable' })
    expect(await stateOf()).toBe('waiting')
    expect((await ask()).status).toBe(202)
    expect(test.sentJobs).toHaveLength(1)
    await broken.services.events.close()
  })
})

describe('unsubscribing from the newsletter', () => {
  const tokenOf = async (id = userId) =>
    new URL(await prepareUnsubscribeLink(test.services, id, 'newsletter')).searchParams.get('token') ?? ''

  it('works by the link without a session, and again', async () => {
    await confirm(await tokenAfterSwitchingOn())
    const token = await tokenOf()
    for (let n = 0; n < 2; n++) {
      const reply = await test.send('POST', '/api/unsubscribe', { body: { token } })
      expect(await reply.json()).toEqual({ unsubscribedFrom: 'newsletter' })
    }
    expect(await stateOf()).toBe('off')
  })

  it('touches no one else', async () => {
    await confirm(await tokenAfterSwitchingOn())
    const other = await test.addUser(crypto.randomUUID())
    await test.send('POST', '/api/unsubscribe', { body: { token: await tokenOf(other) } })
    expect(await stateOf()).toBe('confirmed')
  })
})
