import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { REMINDER_RUN_MINUTES } from '#domain/settings/daily-reminder.ts'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { sendDailyReminders } from './send-daily-reminders.ts'
import { sendReminderMails } from './send-reminder-mails.ts'

const MORNING = '2026-11-21T06:00:00Z'

const test = setUpTestApp({ env: { PUBLIC_URL: 'http://localhost:4108' } })
let userId: string

beforeEach(async () => {
  await test.db.execute(sql`delete from user_settings`)
  test.clock.now = new Date(MORNING)
  test.sentJobs.length = 0
  test.mailer.sent.length = 0
  test.mailer.isDown = false
  userId = await test.addUser(crypto.randomUUID())
})

const change = (body: object, id = userId) =>
  test.send('PATCH', '/api/settings', { headers: test.as(id), body })
const switchOn = (changes: object = {}, id = userId) =>
  change({ dailyReminders: true, timeZone: 'Europe/Zurich', ...changes }, id)

/** On the grid of the schedule alone: a time between two runs would prove nothing. */
async function sweepAt(moment: string): Promise<number> {
  test.clock.now = new Date(moment)
  expect(test.clock.now.getTime() % (REMINDER_RUN_MINUTES * 60_000)).toBe(0)
  return (await sendDailyReminders(test.services)).handedOn
}
const runJobs = () =>
  sendReminderMails(
    test.services,
    test.sentJobs.splice(0).map(({ data }) => data),
  )
const sent = { status: 'fulfilled', value: undefined }
const tokenOf = (mail: { unsubscribeLink?: string } | undefined) =>
  new URL(mail?.unsubscribeLink ?? '').searchParams.get('token') ?? ''
const unsubscribe = (token: string) => test.send('POST', '/api/unsubscribe', { body: { token } })

describe('the daily reminder', () => {
  it('is mailed once a day, from the chosen time on the own clock', async () => {
    await switchOn()
    expect(await sweepAt('2026-11-21T16:45:00Z')).toBe(0)
    expect(await sweepAt('2026-11-21T17:00:00Z')).toBe(1)
    for (const later of ['17:15', '20:00', '22:45']) expect(await sweepAt(`2026-11-21T${later}:00Z`)).toBe(0)
    expect(await sweepAt('2026-11-21T23:15:00Z')).toBe(0)
    expect(await sweepAt('2026-11-22T17:00:00Z')).toBe(1)
    expect(test.sentJobs).toEqual([
      { name: 'send-reminder-mail', data: { userId, day: '2026-11-21' } },
      { name: 'send-reminder-mail', data: { userId, day: '2026-11-22' } },
    ])
  })

  it('is a plain mail with a way to stop it, and says nothing of streaks', async () => {
    await switchOn()
    await sweepAt('2026-11-21T17:00:00Z')
    await runJobs()
    const [mail] = test.mailer.sent
    expect(mail).toMatchObject({ to: `${userId}@example.org`, subject: 'Your daily reminder from Wayfern' })
    expect(mail?.text).toContain('you asked for a reminder every day at 18:00.')
    expect(mail?.text).toContain('http://localhost:4108/dashboard')
    expect(mail?.unsubscribeLink).toMatch(/^http:\/\/localhost:4108\/unsubscribe\?token=r-[\w-]{32}$/)
    expect(mail?.text).toContain(mail?.unsubscribeLink)
    expect(mail?.text).not.toMatch(/streak|point|missed|lost|!/i)
    expect(Math.max(...(mail?.text.split('\n') ?? []).map(({ length }) => length))).toBeLessThanOrEqual(76)
  })

  it.each([
    { notificationsEnabled: false },
    { emailNotifications: false },
    { dailyReminders: false },
  ])('is not sent with %j', async (changes) => {
    await switchOn(changes)
    expect(await sweepAt('2026-11-21T20:00:00Z')).toBe(0)
  })

  it('is not sent to users who never asked, nor to accounts on their way out', async () => {
    await change({ darkMode: true })
    const leaving = await test.addUser(crypto.randomUUID())
    await switchOn({}, leaving)
    const moment = new Date(MORNING)
    await test.db
      .insert(accountDeletions)
      .values({ userId: leaving, requestedAt: moment, deleteAfter: moment })
    expect(await sweepAt('2026-11-21T20:00:00Z')).toBe(0)
  })

  it('comes tomorrow when it is switched on after its time', async () => {
    test.clock.now = new Date('2026-11-21T19:00:00Z')
    await switchOn()
    expect(await sweepAt('2026-11-21T19:15:00Z')).toBe(0)
    expect(await sweepAt('2026-11-22T17:00:00Z')).toBe(1)
  })

  it('reaches each of many users once', async () => {
    const others: string[] = []
    for (let n = 0; n < 5; n++) others.push(await test.addUser(crypto.randomUUID()))
    for (const id of others) await switchOn({}, id)
    expect(await sweepAt('2026-11-21T17:00:00Z')).toBe(5)
    expect(test.sentJobs.map(({ data }) => (data as { userId: string }).userId).sort()).toEqual(others.sort())
  })
})

describe('exactly once', () => {
  it('with several processes at the same moment', async () => {
    const elsewhere = await createTestApp({ database: test.opened })
    await switchOn()
    test.clock.now = elsewhere.clock.now = new Date('2026-11-21T17:00:00Z')
    const counts = await Promise.all([
      sendDailyReminders(test.services),
      sendDailyReminders(elsewhere.services),
      sendDailyReminders(test.services),
      sendDailyReminders(elsewhere.services),
    ])
    expect(counts.reduce((sum, { handedOn }) => sum + handedOn, 0)).toBe(1)
    expect([...test.sentJobs, ...elsewhere.sentJobs]).toHaveLength(1)
    await elsewhere.services.events.close()
  })

  it.each(['23:46', '23:50', '23:59'])('around midnight, when it is set to %s', async (reminderTime) => {
    await switchOn({ reminderTime })
    const counts: number[] = []
    for (const time of ['21T22:30', '21T22:45', '21T23:00', '21T23:15', '22T22:30', '22T22:45', '22T23:00'])
      counts.push(await sweepAt(`2026-11-${time}:00Z`))
    expect(counts).toEqual([0, 1, 0, 0, 0, 1, 0])
  })

  it('on the day without 02:30 and on the day with two', async () => {
    test.clock.now = new Date('2026-03-28T00:00:00Z')
    await switchOn({ reminderTime: '02:30' })
    const sweeps = async (day: string, times: string[]) => {
      const counts: number[] = []
      for (const time of times) counts.push(await sweepAt(`${day}T${time}:00Z`))
      return counts
    }
    expect(await sweeps('2026-03-29', ['00:45', '01:00', '01:15', '01:30'])).toEqual([0, 1, 0, 0])
    expect(await sweeps('2026-10-25', ['00:15', '00:30', '00:45', '01:00', '01:30'])).toEqual([0, 1, 0, 0, 0])
  })

  it('while the user changes the time zone to and fro', async () => {
    await switchOn({ timeZone: 'Pacific/Kiritimati' })
    expect(await sweepAt('2026-11-22T04:00:00Z')).toBe(1)
    await change({ timeZone: 'Pacific/Pago_Pago' })
    expect(await sweepAt('2026-11-22T05:00:00Z')).toBe(0)
    await change({ timeZone: 'Pacific/Kiritimati' })
    expect(await sweepAt('2026-11-22T06:00:00Z')).toBe(0)
    expect(await sweepAt('2026-11-23T04:00:00Z')).toBe(1)
  })

  it('when the job queue fails for a moment: the next run hands it on', async () => {
    await switchOn()
    await sweepAt('2026-11-21T17:00:00Z')
    test.clock.now = new Date('2026-11-22T17:00:00Z')
    await expect(sendDailyReminders({ ...test.services, jobs: brokenJobs })).rejects.toThrow('no job queue')
    expect(await sweepAt('2026-11-22T17:15:00Z')).toBe(1)
    expect(test.sentJobs.at(-1)?.data).toEqual({ userId, day: '2026-11-22' })
    expect(await sweepAt('2026-11-22T17:30:00Z')).toBe(0)
  })
})

describe('the job of one mail', () => {
  it('is tried again while the mail server is down, and loses nothing', async () => {
    await switchOn()
    await sweepAt('2026-11-21T17:00:00Z')
    const data = test.sentJobs.map((job) => job.data)
    test.mailer.isDown = true
    expect(await sendReminderMails(test.services, data)).toMatchObject([
      { status: 'rejected', reason: { code: 'mail-unavailable' } },
    ])
    test.mailer.isDown = false
    test.clock.now = new Date('2026-11-21T19:00:00Z')
    expect(await sendReminderMails(test.services, data)).toEqual([sent])
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('sends nothing when reminders were switched off, or the account is gone', async () => {
    await switchOn()
    await change({ notificationsEnabled: false })
    const data = [
      { userId, day: '2026-11-21' },
      { userId: 'gone', day: '2026-11-21' },
    ]
    expect(await sendReminderMails(test.services, data)).toEqual([sent, sent])
    expect(test.mailer.sent).toEqual([])
  })

  it('tells of each whose day is over, and mails the others of its batch', async () => {
    const other = await test.addUser(crypto.randomUUID())
    await switchOn()
    await switchOn({}, other)
    const data = [
      { userId, day: '2026-11-20' },
      { userId: other, day: '2026-11-21' },
    ]
    expect(await sendReminderMails(test.services, data)).toEqual([
      { status: 'fulfilled', value: { dropped: 'the day of the reminder was over', count: 1 } },
      sent,
    ])
    expect(test.mailer.sent.map(({ to }) => to)).toEqual([`${other}@example.org`])
  })
})

describe('a run', () => {
  const looked = async () =>
    (
      (await test.db.execute(
        sql`select count(*)::int as users from user_settings where reminder_look_at <= ${test.clock.now.toISOString()}`,
      )) as unknown as { rows: { users: number }[] }
    ).rows[0]?.users

  it('looks at those alone whose time has come', async () => {
    const later = await test.addUser(crypto.randomUUID())
    const never = await test.addUser(crypto.randomUUID())
    await switchOn()
    await switchOn({ reminderTime: '21:00' }, later)
    await change({ darkMode: true }, never)
    await sweepAt('2026-11-21T16:45:00Z')
    test.clock.now = new Date('2026-11-21T17:00:00Z')
    expect(await looked()).toBe(1)
    await sweepAt('2026-11-21T17:00:00Z')
    expect(await looked()).toBe(0)
  })

  it('tells of reminders for which no run came on their day', async () => {
    await switchOn()
    test.clock.now = new Date('2026-11-22T06:00:00Z')
    expect(await sendDailyReminders(test.services)).toEqual({
      handedOn: 0,
      dropped: 'no run came on the day of the reminder',
      count: 1,
    })
    expect((await sendDailyReminders(test.services)).count).toBe(0)
    expect(await sweepAt('2026-11-22T17:00:00Z')).toBe(1)
  })

  it('goes on after a batch, and reaches everybody', async () => {
    await test.db.execute(sql`
      insert into users (id, name, email) select 'many-' || n, 'n', 'many-' || n || '@example.org'
      from generate_series(1, 1200) as n on conflict do nothing`)
    await test.db.execute(sql`
      insert into user_settings (user_id, settings, updated_at, reminder_look_at)
      select id, '{"dailyReminders": true, "timeZone": "Europe/Zurich"}', now(), '2026-11-21T17:00:00Z'
      from users where id like 'many-%'`)
    expect(await sweepAt('2026-11-21T17:00:00Z')).toBe(1_200)
    expect(new Set(test.sentJobs.map(({ data }) => (data as { userId: string }).userId)).size).toBe(1_200)
    expect(await sweepAt('2026-11-21T17:15:00Z')).toBe(0)
  })
})

describe('POST /api/unsubscribe', () => {
  async function mailFor(id = userId) {
    await switchOn({}, id)
    await sweepAt('2026-11-21T17:00:00Z')
    await runJobs()
    return test.mailer.sent.find(({ to }) => to === `${id}@example.org`)
  }

  it('ends the reminders without a session, and tells the open pages', async () => {
    const token = tokenOf(await mailFor())
    const recording = await recordEvents(test.services, userId)
    const reply = await unsubscribe(token)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ unsubscribedFrom: 'reminders' })
    expect(await recording.topics()).toEqual(['settings'])
    expect(await sweepAt('2026-11-22T20:00:00Z')).toBe(0)
  })

  it('works with every mail ever sent, also when reminders were switched on again', async () => {
    const first = tokenOf(await mailFor())
    await unsubscribe(first)
    test.mailer.sent.length = 0
    await switchOn()
    await sweepAt('2026-11-22T17:00:00Z')
    await runJobs()
    expect(tokenOf(test.mailer.sent[0])).toBe(first)
    expect((await unsubscribe(first)).status).toBe(200)
    expect(await sweepAt('2026-11-23T20:00:00Z')).toBe(0)
  })

  it('works as the button of a mail program: a form posted to the link itself, from anywhere', async () => {
    const link = new URL((await mailFor())?.unsubscribeLink ?? '')
    const reply = await test.app.request(`${link.pathname}${link.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(reply.status).toBe(200)
    expect(await sweepAt('2026-11-22T20:00:00Z')).toBe(0)
  })

  it("leaves other users' reminders on", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await switchOn({}, other)
    await unsubscribe(tokenOf(await mailFor()))
    expect(await sweepAt('2026-11-22T20:00:00Z')).toBe(1)
  })

  it.each(['x', `r-${'A'.repeat(32)}`, 'r-', "r-' or 1=1", 'x'.repeat(200)])('refuses %j', async (token) => {
    const reply = await unsubscribe(token)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-mail-link' })
  })

  it.each([
    {},
    { token: '' },
    { token: 5 },
    { token: 'x'.repeat(201) },
  ])('refuses the body %#', async (body) => {
    const reply = await test.send('POST', '/api/unsubscribe', { body })
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })
})
