let isAfterEscape = false

/** Watches from here on; a module that is loaded twice would only set the same value twice. */
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ({ key }) => (isAfterEscape = key === 'Escape'), true)
  for (const event of ['pointermove', 'pointerdown'])
    window.addEventListener(event, () => (isAfterEscape = false), true)
}

/**
 * Whether Escape was the last thing that the person did. A control that gets the focus then was not gone to: a dialog
 * was closed and gave the focus back.
 */
export const wasEscapeLast = (): boolean => isAfterEscape
