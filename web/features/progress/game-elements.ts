import { effectiveNotifications } from '#domain/settings/effective-notifications.ts'
import type { Settings } from '#domain/settings/settings.ts'

export type GameElements = {
  /** Whether points, bars and toasts are shown at all. */
  isEnabled: boolean
  announcesAchievements: boolean
}

const STORAGE_KEY = 'wayfern.game-elements'
const everything: GameElements = { isEnabled: true, announcesAchievements: true }

const listeners = new Set<() => void>()
let current: GameElements | null = null

function readStored(): GameElements {
  try {
    return { ...everything, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return everything
  }
}

/** What this device knew last, so that nobody who switched them off sees them while the settings load. */
export function readGameElements(): GameElements {
  current ??= readStored()
  return current
}

export function subscribeToGameElements(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Takes over what the person's settings say. */
export function adoptGameElements(settings: Settings): void {
  current = {
    isEnabled: settings.gamificationEnabled,
    announcesAchievements: effectiveNotifications(settings).achievements,
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current))
  } catch {
    // Without storage they are shown until the settings are loaded.
  }
  for (const listener of listeners) listener()
}
