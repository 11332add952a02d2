type Listener = () => void

const listeners = new Set<Listener>()
let isOpen = false

function show(next: boolean): void {
  if (isOpen === next) return
  isOpen = next
  for (const listener of [...listeners]) listener()
}

/**
 * Whether the calm screen lies over the page. Anything on a signed-in page can open it; the page below stays as it
 * is, with everything that was typed, and is seen again when the screen closes.
 */
export const calmScreen = {
  read: () => isOpen,
  open: () => show(true),
  close: () => show(false),
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
