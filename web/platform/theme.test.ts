// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const stored = () => JSON.parse(localStorage.getItem('wayfern.look') ?? 'null')
const shown = document.documentElement.dataset

/** A fresh page, as the preference script has left it. */
async function openPage(theme: Record<string, string>) {
  vi.resetModules()
  for (const key of Object.keys(shown)) delete shown[key]
  Object.assign(shown, theme)
  return await import('./theme.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the theme', () => {
  it('begins with what the page shows, the system preferences included', async () => {
    const { themeStore } = await openPage({ theme: 'dark', contrast: 'high' })
    expect(themeStore.getState()).toMatchObject({ theme: 'dark', contrast: 'high', text: 'standard' })
  })

  it('is applied at once, and stored without what the person did not choose', async () => {
    const { changeTheme } = await openPage({ theme: 'dark', contrast: 'high' })
    changeTheme({ text: 'larger' })
    expect(shown).toMatchObject({ text: 'larger', theme: 'dark' })
    expect(stored()).toEqual({ text: 'larger' })
    changeTheme({ theme: 'light' })
    expect(stored()).toEqual({ text: 'larger', theme: 'light' })
  })

  it('follows a change in another tab', async () => {
    const { themeStore } = await openPage({ theme: 'light' })
    const heard = vi.fn()
    const end = themeStore.subscribe(heard)
    const newValue = JSON.stringify({ theme: 'dark' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'wayfern.look', newValue }))
    expect(shown.theme).toBe('dark')
    expect(themeStore.getState().theme).toBe('dark')
    expect(heard).toHaveBeenCalledOnce()
    end()
  })

  it.each(['{broken', 'null', '5'])('is left alone by a value that cannot be read: %s', async (newValue) => {
    const { themeStore } = await openPage({ theme: 'light' })
    const before = themeStore.getState()
    window.dispatchEvent(new StorageEvent('storage', { key: 'wayfern.look', newValue }))
    expect(shown.theme).toBe('light')
    expect(themeStore.getState()).toEqual(before)
    expect(before).toMatchObject({ theme: 'light', text: 'standard' })
  })

  it('is applied where nothing can be stored', async () => {
    const { changeTheme } = await openPage({ theme: 'light' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    changeTheme({ theme: 'dark' })
    expect(shown.theme).toBe('dark')
  })

  const accountTheme = {
    theme: 'light',
    contrast: 'standard',
    motion: 'standard',
    text: 'standard',
    background: 'gradient',
  } as const

  it('takes over what the account has switched on', async () => {
    const { adoptTheme } = await openPage({ theme: 'light' })
    adoptTheme({ ...accountTheme, theme: 'dark', text: 'larger' })
    expect(shown).toMatchObject({ theme: 'dark', text: 'larger' })
    expect(stored()).toEqual({ theme: 'dark', text: 'larger' })
  })

  it.each(['null', '5'])('takes over the theme of the account where %s was stored', async (before) => {
    localStorage.setItem('wayfern.look', before)
    const { adoptTheme } = await openPage({ theme: 'light' })
    adoptTheme({ ...accountTheme, theme: 'dark' })
    expect(shown.theme).toBe('dark')
    expect(stored()).toEqual({ theme: 'dark' })
  })

  it('takes back what the account has switched off and this device had stored', async () => {
    localStorage.setItem('wayfern.look', JSON.stringify({ contrast: 'high' }))
    const { adoptTheme } = await openPage({ contrast: 'high' })
    adoptTheme(accountTheme)
    expect(shown.contrast).toBe('standard')
    expect(stored()).toEqual({ contrast: 'standard' })
  })

  it("leaves the system's preferences alone where the account has the default", async () => {
    const { adoptTheme } = await openPage({ theme: 'dark', motion: 'reduced' })
    adoptTheme(accountTheme)
    expect(shown).toMatchObject({ theme: 'dark', motion: 'reduced' })
    expect(stored()).toBeNull()
  })
})
