import { useSyncExternalStore } from 'react'

/** A device whose main pointer is a finger writes on a screen keyboard, which has no Shift+Enter. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(TOUCH_ONLY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a person writes with a real keyboard here. */
export function useHasKeyboard(): boolean {
  return useSyncExternalStore(subscribe, () => !window.matchMedia(TOUCH_ONLY).matches)
}
