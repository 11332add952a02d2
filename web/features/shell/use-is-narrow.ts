import { useSyncExternalStore } from 'react'

/** Below 768 px (specification, section 9) the menu becomes a drawer. */
const NARROW = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a menu beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
}
