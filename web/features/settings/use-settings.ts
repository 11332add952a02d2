import { useStore } from 'zustand'
import { ownSettings } from './own-settings.ts'
import type { SettingsView } from './settings-store.ts'

/** The signed-in person's settings, as they change here or on another device. */
export const useSettings = (): SettingsView => useStore(ownSettings)
