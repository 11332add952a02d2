import { createStore } from 'zustand/vanilla'
import { readable } from './readable.ts'

const store = createStore(() => false)

/**
 * Whether the calm screen lies over the page. Anything on a signed-in page can open it; the page below stays as it
 * is, with everything that was typed, and is seen again when the screen closes.
 */
export const calmScreen = {
  ...readable(store),
  open: () => store.setState(true),
  close: () => store.setState(false),
}
