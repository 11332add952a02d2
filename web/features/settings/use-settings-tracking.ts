import { useEffect } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { listenForDataChanges } from '../../platform/data-changes.ts'
import { ownSettings } from './own-settings.ts'

/**
 * Loads the signed-in person's settings on every page of the dashboard and follows what other devices change.
 * `onSettings` is called with all of them after each change.
 */
export function useSettingsTracking(userId: string, onSettings: (settings: Settings) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other settings.
  useEffect(() => {
    const endings = [
      ownSettings.subscribe(({ settings }) => {
        if (settings) onSettings(settings)
      }),
      listenForDataChanges((topic) => {
        if (topic === 'settings') void ownSettings.refresh()
      }),
    ]
    void ownSettings.open()
    return () => {
      for (const end of endings) end()
      ownSettings.close()
    }
  }, [userId, onSettings])
}
