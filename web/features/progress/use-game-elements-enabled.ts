import { useSyncExternalStore } from 'react'
import { readGameElements, subscribeToGameElements } from './game-elements.ts'

/** Whether the person wants to see points, levels, streaks and achievements; null until the settings say so. */
export function useGameElementsEnabled(): boolean | null {
  return useSyncExternalStore(subscribeToGameElements, () => readGameElements()?.isEnabled ?? null)
}
