import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SettingsReply } from '#domain/settings/contract.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { changeSettings } from './change-settings.ts'
import { holdSettings, readSettings } from './read-settings.ts'
import { userSettings } from './tables.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const change = (body: unknown, id = userId) =>
  test.send('PATCH', '/api/settings', { headers: test.as(id), body })
const settingsOf = async (id = userId) =>
  (await (await test.send('GET', '/api/settings', { headers: test.as(id) })).json()) as SettingsReply

describe('GET /api/settings', () => {
  it('gives every default until something was changed', async () => {
    expect(await settingsOf()).toEqual({ settings: defaultSettings, version: 0, newsletter: 'off' })
  })

  it.each(['GET', 'PATCH'])('%s is refused without a session', async (method) => {
    const body = method === 'PATCH' ? { darkMode: true } : undefined
    const reply = await test.send(method, '/api/settings', { body })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('PATCH /api/settings', () => {
  it('changes what is given, keeps the rest, and counts the versions', async () => {
    const first = await change({ darkMode: true, aiResponseLength: 'concise' })
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ version: 1 })
    const second = await change({ largerText: true })
    const settings = { ...defaultSettings, darkMode: true, aiResponseLength: 'concise', largerText: true }
    expect(await second.json()).toEqual({ settings, version: 2, newsletter: 'off' })
    expect(await settingsOf()).toEqual({ settings, version: 2, newsletter: 'off' })
  })

  it('keeps only what the user changed, so that a new default reaches everybody else', async () => {
    await change({ country: 'IE' })
    const [row] = await test.db.select().from(userSettings).where(eq(userSettings.userId, userId))
    expect(row?.settings).toEqual({ country: 'IE' })
  })

  it('changes no version and tells no page when nothing is different', async () => {
    const recording = await recordEvents(test.services, userId)
    expect(await (await change({ darkMode: false })).json()).toMatchObject({ version: 0 })
    await change({})
    await change({ timeZone: 'Europe/Zurich' })
    await change({ timeZone: 'Europe/Zurich' })
    await change({ darkMode: true })
    expect(await recording.topics()).toEqual(['settings', 'settings'])
    expect(await settingsOf()).toMatchObject({ version: 2 })
  })

  it('lets two devices that change different settings at once both win', async () => {
    await Promise.all([
      change({ darkMode: true }),
      change({ voiceRate: 1.5 }),
      change({ country: 'GB' }),
      change({ dataCollection: false }),
    ])
    const { settings, version } = await settingsOf()
    expect(settings).toEqual({
      ...defaultSettings,
      darkMode: true,
      voiceRate: 1.5,
      country: 'GB',
      dataCollection: false,
    })
    expect(version).toBe(4)
  })

  it('waits for who holds the settings, also where nothing was ever changed', async () => {
    const { reply, held } = await test.db.transaction(async (tx) => {
      await holdSettings({ db: tx, now: test.services.now }, userId)
      const reply = change({ dataCollection: false })
      await untilWaiting(tx, reply)
      return { reply, held: await readSettings({ db: tx }, userId) }
    })
    expect((await reply).status).toBe(200)
    expect(held.dataCollection).toBe(true)
    expect((await settingsOf()).settings.dataCollection).toBe(false)
  })

  it('keeps the values below a master switch that is turned off', async () => {
    await change({ dailyReminders: true, achievementNotifications: false })
    await change({ notificationsEnabled: false })
    expect((await settingsOf()).settings).toMatchObject({
      notificationsEnabled: false,
      emailNotifications: true,
      dailyReminders: true,
      achievementNotifications: false,
    })
  })

  it("never touches or shows another user's settings", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await change({ darkMode: true })
    expect(await settingsOf(other)).toMatchObject({ settings: { darkMode: false }, version: 0 })
  })

  it.each([
    [{ darkMode: 'yes' }, 'darkMode'],
    [{ darkMode: true, reminderTime: '25:00' }, 'reminderTime'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ country: 'Ireland' }, 'country'],
    [{ voiceRate: 9 }, 'voiceRate'],
    [{ userId: 'someone' }, ''],
    [[], ''],
  ])('refuses %j and changes nothing', async (body, path) => {
    const reply = await change(body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path }] })
    expect(await settingsOf()).toMatchObject({ settings: defaultSettings, version: 0 })
  })

  it('changes nothing when announcing the change fails', async () => {
    const events = { ...test.services.events, publish: () => Promise.reject(new Error('no channel')) }
    const failed = changeSettings({ ...test.services, events }, userId, { darkMode: true })
    await expect(failed).rejects.toThrow('no channel')
    expect(await settingsOf()).toMatchObject({ settings: { darkMode: false }, version: 0 })
  })
})

describe('what other features read', () => {
  it('readSettings gives the settings with their defaults', async () => {
    await change({ shareProgress: true })
    expect(await readSettings(test.services, userId)).toEqual({ ...defaultSettings, shareProgress: true })
  })
})
