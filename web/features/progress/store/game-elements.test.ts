// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '#domain/settings/settings.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { adoptGameElements, gameElements } from './game-elements.ts'

beforeEach(() => forgetPerson())

it('are not known before the settings are', () => {
  expect(gameElements.getState()).toBeNull()
})

it('follow the settings, and are known at once by the next page, in any tab', async () => {
  adoptGameElements({ ...defaultSettings, gamificationEnabled: false })
  expect(gameElements.getState()?.isEnabled).toBe(false)
  vi.resetModules()
  sessionStorage.clear()
  const next = await import('./game-elements.ts')
  expect(next.gameElements.getState()?.isEnabled).toBe(false)
})

it('of one person are not taken for those of the next, on the page or on the device', () => {
  adoptGameElements({ ...defaultSettings, gamificationEnabled: false })
  const heard = vi.fn()
  const leave = gameElements.subscribe(heard)
  forgetPerson()
  leave()
  expect(heard).toHaveBeenCalledOnce()
  expect(gameElements.getState()).toBeNull()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})

it.each([
  '{broken',
  'null',
  '{"isEnabled":"no"}',
])('are not known when the device holds %s', async (stored) => {
  localStorage.setItem('wayfern.game-elements', stored)
  vi.resetModules()
  const reloaded = await import('./game-elements.ts')
  expect(reloaded.gameElements.getState()).toBeNull()
})
