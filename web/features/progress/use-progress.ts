import { useSyncExternalStore } from 'react'
import { progress } from './progress.ts'
import type { ProgressView } from './progress-store.ts'

/** The signed-in person's progress, as it changes. */
export function useProgress(): ProgressView {
  return useSyncExternalStore(progress.subscribe, progress.read)
}
