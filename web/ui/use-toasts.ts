import { useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'
import type { ToastState } from './toast-store.ts'

const none: ToastState = { shown: null, notices: [] }

/** The toast shown now and the notices kept. */
export function useToasts(): ToastState {
  return useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
}
