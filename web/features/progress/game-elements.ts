import type { SettingsReply } from '#domain/settings/contract.ts'
import { effectiveNotifications } from '#domain/settings/effective-notifications.ts'
import { callApi } from '../../platform/call-api.ts'

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

function adopt({ settings }: SettingsReply): void {
  current = {
    isEnabled: settings.gamificationEnabled,
    announcesAchievements: effectiveNotifications(settings).achievements,
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current))
  } catch {
    // Without storage the settings are asked for at each visit.
  }
  for (const listener of listeners) listener()
}

/** Asks for the settings. Without an answer, what was known stays. */
export async function loadGameElements(): Promise<void> {
  try {
    adopt(await callApi<SettingsReply>('/settings'))
  } catch {
    // Whoever needs to know that there is no connection is told by what they do.
  }
}
