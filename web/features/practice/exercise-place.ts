import { createContext, useContext } from 'react'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'

type Place = {
  userId: string
  exerciseId: string
  /** Of the exercise's text. */
  version: string
  /** Whether a model answers own words. */
  hasModel: boolean
  SafetyCard: SafetyCardSlot
}

/** Whose exercise is open, and which: for what a kind of exercise asks the server itself. */
export const ExercisePlace = createContext<Place | null>(null)

/** The place of the open exercise. Only for what `ExercisePlayer` shows. */
export function useExercisePlace(): Place {
  const place = useContext(ExercisePlace)
  if (!place) throw new Error('useExercisePlace is used outside of ExercisePlace')
  return place
}
