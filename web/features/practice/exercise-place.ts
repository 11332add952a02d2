import { createContext } from 'react'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'

type Place = {
  userId: string
  exerciseId: string
  /** Of the exercise's text. */
  version: string
  SafetyCard: SafetyCardSlot
}

/** Whose exercise is open, and which: for what a kind of exercise asks the server itself. */
export const ExercisePlace = createContext<Place>({
  userId: '',
  exerciseId: '',
  version: '',
  SafetyCard: () => null,
})
