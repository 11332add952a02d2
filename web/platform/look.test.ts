// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const stored = () => JSON.parse(localStorage.getItem('wayfern.look') ?? 'null')
const shown = document.documentElement.dataset

/** A fresh page, as the preference script has left it. */
async function openPage(look: Record<string, string>) {
  vi.resetModules()
  for (const key of Object.keys(shown)) delete shown[key]
  Object.assign(shown, look)
  return await import('./look.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the look', () => {
  it('begins with what the page shows, the system preferences included', async () => {
    const { lookStore } = await openPage({ theme: 'dark', contrast: 'high' })
    expect(lookStore.getState()).toMatchObject({ theme: 'dark', contrast: 'high', text: 'standard' })
  })

  it('is applied at once, and stored without what the person did not choose', async () => {
    const { changeLook } = await openPage({ theme: 'dark', contrast: 'high' })
    changeLook({ text: 'larger' })
    expect(shown).toMatchObject({ text: 'larger', theme: 'dark' })
    expect(stored()).toEqual({ text: 'larger' })
    changeLook({ theme: 'light' })
    expect(stored()).toEqual({ text: 'larger', theme: 'light' })
  })

  it('follows a change in another tab', async () => {
    const { lookStore } = await openPage({ theme: 'light' })
    const heard = vi.fn()
    const end = lookStore.subscribe(heard)
    const newValue = JSON.stringify({ theme: 'dark' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'wayfern.look', newValue }))
    expect(shown.theme).toBe('dark')
    expect(lookStore.getState().theme).toBe('dark')
    expect(heard).toHaveBeenCalledOnce()
    end()
  })

  it('is left alone by a value that cannot be read', async () => {
    await openPage({ theme: 'light' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'wayfern.look', newValue: '{broken' }))
    expect(shown.theme).toBe('light')
  })

  it('is applied where nothing can be stored', async () => {
    const { changeLook } = await openPage({ theme: 'light' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    changeLook({ theme: 'dark' })
    expect(shown.theme).toBe('dark')
  })

  const accountLook = {
    theme: 'light',
    contrast: 'standard',
    motion: 'standard',
    text: 'standard',
    background: 'gradient',
  } as const

  it('takes over what the account has switched on', async () => {
    const { adoptLook } = await openPage({ theme: 'light' })
    adoptLook({ ...accountLook, theme: 'dark', text: 'larger' })
    expect(shown).toMatchObject({ theme: 'dark', text: 'larger' })
    expect(stored()).toEqual({ theme: 'dark', text: 'larger' })
  })

  it('takes back what the account has switched off and this device had stored', async () => {
    localStorage.setItem('wayfern.look', JSON.stringify({ contrast: 'high' }))
    const { adoptLook } = await openPage({ contrast: 'high' })
    adoptLook(accountLook)
    expect(shown.contrast).toBe('standard')
    expect(stored()).toEqual({ contrast: 'standard' })
  })

  it("leaves the system's preferences alone where the account has the default", async () => {
    const { adoptLook } = await openPage({ theme: 'dark', motion: 'reduced' })
    adoptLook(accountLook)
    expect(shown).toMatchObject({ theme: 'dark', motion: 'reduced' })
    expect(stored()).toBeNull()
  })
})
