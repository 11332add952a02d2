import { describe, expect, it, vi } from 'vitest'
import type { SettingsReply } from '#domain/settings/contract.ts'
import { defaultSettings, type Settings } from '#domain/settings/settings.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { SettingsStore } from './settings-store.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const replyWith = (settings: Partial<Settings>, version: number): SettingsReply => ({
  settings: { ...defaultSettings, timeZone: 'Europe/Paris', ...settings },
  version,
  newsletter: 'off',
})

async function open(first: SettingsReply | ApiProblem = replyWith({}, 1)) {
  const changes: { body: object; answer: (reply: SettingsReply | ApiProblem) => Promise<void> }[] = []
  const read = vi.fn<() => Promise<SettingsReply>>()
  const stateOn = (reply: SettingsReply | ApiProblem) =>
    reply instanceof ApiProblem ? read.mockRejectedValue(reply) : read.mockResolvedValue(reply)
  stateOn(first)
  const told: string[] = []
  const store = new SettingsStore({
    api: {
      read,
      change: (body) =>
        new Promise((resolve, reject) => {
          changes.push({
            body,
            answer(reply) {
              if (reply instanceof ApiProblem) reject(reply)
              else resolve(reply)
              return settle()
            },
          })
        }),
    },
    timeZone: () => 'Europe/Paris',
    onLoadFailure: () => told.push('not loaded'),
    onSaved: () => told.push('saved'),
    onSaveFailure: ({ code }) => told.push(`not saved: ${code}`),
  })
  void store.open()
  await settle()
  const settings = () => store.getState().settings
  return { store, settings, changes, told, server: { says: stateOn } }
}

describe('the settings of a page', () => {
  it('are loading, then ready', async () => {
    const { store, settings } = await open(replyWith({ darkMode: true }, 3))
    expect(store.getState()).toMatchObject({ status: 'ready', isSaving: false })
    expect(settings()?.darkMode).toBe(true)
  })

  it('say when they could not be loaded, once, and can be asked for again', async () => {
    const { store, told, server } = await open(new ApiProblem('network'))
    await store.refresh()
    expect(store.getState()).toMatchObject({ status: 'unavailable', settings: null })
    expect(told).toEqual(['not loaded'])
    server.says(replyWith({}, 1))
    await store.refresh()
    expect(store.getState().status).toBe('ready')
  })

  it('tell the server a new time zone, without a word to the person', async () => {
    const { changes, settings, told } = await open(replyWith({ timeZone: null }, 0))
    expect(changes.map(({ body }) => body)).toEqual([{ timeZone: 'Europe/Paris' }])
    await changes[0]?.answer(replyWith({}, 1))
    expect(settings()?.timeZone).toBe('Europe/Paris')
    expect(told).toEqual([])
  })

  it('do not tell the time zone that the server knows', async () => {
    expect((await open()).changes).toEqual([])
  })
})

describe('a change', () => {
  it('has its effect at once, and is told when it is saved', async () => {
    const { store, settings, changes, told } = await open()
    void store.change({ darkMode: true })
    expect(settings()?.darkMode).toBe(true)
    expect(store.getState().isSaving).toBe(true)
    expect(told).toEqual([])
    await changes[0]?.answer(replyWith({ darkMode: true }, 2))
    expect(store.getState().isSaving).toBe(false)
    expect(told).toEqual(['saved'])
  })

  it('made while another is on its way goes with the next call, and both are told once', async () => {
    const { store, settings, changes, told } = await open()
    void store.change({ darkMode: true })
    void store.change({ largerText: true })
    void store.change({ largerText: false, highContrast: true })
    expect(changes).toHaveLength(1)
    await changes[0]?.answer(replyWith({ darkMode: true }, 2))
    expect(settings()).toMatchObject({ darkMode: true, highContrast: true })
    expect(changes[1]?.body).toEqual({ largerText: false, highContrast: true })
    await changes[1]?.answer(replyWith({ darkMode: true, highContrast: true }, 3))
    expect(told).toEqual(['saved'])
  })

  it('that could not be saved is taken back and told', async () => {
    const { store, settings, changes, told } = await open()
    void store.change({ darkMode: true })
    await changes[0]?.answer(new ApiProblem('database-unavailable'))
    expect(settings()?.darkMode).toBe(false)
    expect(told).toEqual(['not saved: database-unavailable'])
    void store.change({ darkMode: true })
    expect(changes).toHaveLength(2)
  })

  it('that is quiet is not told after one that could not be saved', async () => {
    const { store, changes, told } = await open()
    void store.change({ darkMode: true })
    await changes[0]?.answer(new ApiProblem('database-unavailable'))
    void store.change({ largerText: true }, { isQuiet: true })
    await changes[1]?.answer(replyWith({ largerText: true }, 2))
    expect(told).toEqual(['not saved: database-unavailable'])
  })

  it('that was kept although the answer was a refusal stands', async () => {
    const { store, settings, changes, server } = await open()
    server.says(replyWith({ newsletterEnabled: true }, 2))
    void store.change({ newsletterEnabled: true })
    await changes[0]?.answer(new ApiProblem('mail-unavailable'))
    expect(settings()?.newsletterEnabled).toBe(true)
  })

  it('before anything is loaded changes nothing', async () => {
    const { store, changes } = await open(new ApiProblem('network'))
    await store.change({ darkMode: true })
    expect(changes).toEqual([])
  })
})

describe('other devices', () => {
  it('are followed', async () => {
    const { store, settings, server } = await open()
    server.says(replyWith({ highContrast: true }, 2))
    await store.refresh()
    expect(settings()?.highContrast).toBe(true)
  })

  it('an answer that is older than what is known changes nothing', async () => {
    const { store, settings, server } = await open(replyWith({ darkMode: true }, 5))
    server.says(replyWith({ darkMode: false }, 4))
    await store.refresh()
    expect(settings()?.darkMode).toBe(true)
  })

  it('do not undo what is being changed here', async () => {
    const { store, settings, server } = await open()
    void store.change({ darkMode: true })
    server.says(replyWith({ largerText: true }, 2))
    await store.refresh()
    expect(settings()).toMatchObject({ darkMode: true, largerText: true })
  })
})

describe('after signing out', () => {
  it('nothing is known any more, and a late answer changes nothing', async () => {
    const { store, settings, changes, told } = await open()
    void store.change({ darkMode: true })
    store.close()
    expect(store.getState()).toMatchObject({ status: 'loading', settings: null })
    await changes[0]?.answer(replyWith({ darkMode: true }, 2))
    expect(settings()).toBeNull()
    expect(told).toEqual([])
  })

  it('a quiet change of the next visit is not told in place of the one that was under way', async () => {
    const { store, changes, told } = await open()
    void store.change({ darkMode: true })
    await store.open()
    void store.change({ largerText: true }, { isQuiet: true })
    await changes[1]?.answer(replyWith({ largerText: true }, 2))
    expect(store.getState().isSaving).toBe(false)
    expect(told).toEqual([])
  })
})
