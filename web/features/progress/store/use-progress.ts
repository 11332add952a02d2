import { useStore } from 'zustand'
import { progress } from './progress.ts'
import type { ProgressView } from './progress-store.ts'

/** The signed-in person's progress, as it changes. */
export const useProgress = (): ProgressView => useStore(progress)
