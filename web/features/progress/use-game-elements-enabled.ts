import { useSyncExternalStore } from 'react'
import { readGameElements, subscribeToGameElements } from './game-elements.ts'

/** Whether the person wants to see points, levels, streaks and achievements; yes until the settings say otherwise. */
export function useGameElementsEnabled(): boolean {
  return useSyncExternalStore(subscribeToGameElements, () => readGameElements().isEnabled)
}
