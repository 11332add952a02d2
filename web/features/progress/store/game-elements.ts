import { createStore } from 'zustand/vanilla'
import { effectiveNotifications } from '#domain/settings/effective-notifications.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { onForgetPrivateData } from '../../../platform/private-data.ts'

export type GameElements = {
  /** Whether points, bars and toasts are shown at all. */
  isEnabled: boolean
  announcesAchievements: boolean
}

/** This device's copy, so that the next page knows at once, in any tab, and nothing moves when it is told. */
const STORAGE_KEY = 'wayfern.game-elements'

function isGameElements(value: unknown): value is GameElements {
  const { isEnabled, announcesAchievements } = (value ?? {}) as Partial<GameElements>
  return typeof isEnabled === 'boolean' && typeof announcesAchievements === 'boolean'
}

function readStored(): GameElements | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isGameElements(stored) ? stored : null
  } catch {
    return null
  }
}

/** What the person wants to see; null until their settings have said so, and nothing playful is shown before. */
export const gameElements = createStore(readStored)

/** Takes over what the person's settings say. */
export function adoptGameElements(settings: Settings): void {
  const adopted = {
    isEnabled: settings.gamificationEnabled,
    announcesAchievements: effectiveNotifications(settings).achievements,
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(adopted))
  } catch {
    // Without storage the next page shows nothing playful until the settings are loaded.
  }
  gameElements.setState(adopted, true)
}

onForgetPrivateData(() => {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
  gameElements.setState(null)
})
