import type { ModuleId } from '../coaching/module-ids.ts'
import type { Exercise } from './exercise.ts'

/** An exercise with its id, the name of its file, and the module in whose folder it lies. */
export type PlacedExercise = Exercise & { id: string; module: ModuleId }
