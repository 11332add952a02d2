import { useStore } from 'zustand'
import { gameElements } from './game-elements.ts'

/** Whether the person wants to see points, levels, streaks and achievements; null until the settings say so. */
export function useGameElementsEnabled(): boolean | null {
  return useStore(gameElements, (wanted) => wanted?.isEnabled ?? null)
}
