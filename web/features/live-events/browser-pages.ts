import type { EventTopic } from '#domain/live-events/event-topics.ts'

/** What the open pages of one browser tell each other. One of them leads: it alone follows the stream. */
export type PageMessage =
  /** A page wants to know whether somebody leads, and whether the stream stands. */
  | { type: 'asks' }
  /** The answer of the page that leads; the second one where its stream stands. */
  | { type: 'leads' }
  | { type: 'stands' }
  /** The stream stands anew: everybody may have missed something. */
  | { type: 'began' }
  | { type: 'changed'; topic: EventTopic }
  | { type: 'signed-out' }

/** Leads until its promise settles; `lost` aborts when another page took the lead. */
type Lead = (lost: AbortSignal) => Promise<void>

export type BrowserPages = {
  tell: (message: PageMessage) => void
  listen: (listener: (message: PageMessage) => void) => () => void
  /**
   * Leads as soon as no other page does, or gives up when `signal` aborts before. With `isForced` it takes the lead
   * from a page that no longer answers. Settles once this page does not lead any more.
   */
  lead: (lead: Lead, how: { signal: AbortSignal } | { isForced: true }) => Promise<void>
  close: () => void
}

/**
 * The pages of one person in this browser, who agree by a lock of the browser's which of them leads. It passes on by
 * itself when that page is closed or breaks down. Null where the browser has no locks (plain HTTP on another machine).
 */
export function openBrowserPages(userId: string): BrowserPages | null {
  const { locks } = navigator
  if (!locks || typeof BroadcastChannel === 'undefined') return null
  const name = `wayfern.events.${userId}`
  const channel = new BroadcastChannel(name)
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<PageMessage>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    async lead(lead, how) {
      const lost = new AbortController()
      let leading: Promise<void> | undefined
      const options = 'isForced' in how ? { steal: true } : how
      const begin = () => {
        leading = lead(lost.signal)
        return leading
      }
      try {
        await locks.request(name, options, begin)
      } catch {
        // Given up while waiting, or taken by another page while it led.
        lost.abort()
        await leading
      }
    },
    close: () => channel.close(),
  }
}
