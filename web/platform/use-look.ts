import { useSyncExternalStore } from 'react'
import { type Look, readLook, subscribeToLook } from './look.ts'

/** The look that is applied now. */
export function useLook(): Look {
  return useSyncExternalStore(subscribeToLook, readLook)
}
