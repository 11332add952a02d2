import { vi } from 'vitest'

/** What jsdom lacks and the signed-in pages use. `queries` are the media queries that hold. */
export function standInForBrowser({ queries = [] as string[] } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: queries.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn() as typeof window.scrollTo
}
