import { useSyncExternalStore } from 'react'
import { ownSettings } from './own-settings.ts'
import type { SettingsView } from './settings-store.ts'

/** The signed-in person's settings, as they change here or on another device. */
export function useSettings(): SettingsView {
  return useSyncExternalStore(ownSettings.subscribe, ownSettings.read)
}
