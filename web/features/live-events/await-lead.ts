import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS } from '#domain/live-events/stream-timing.ts'
import type { BrowserPages, PageMessage } from './browser-pages.ts'

type Waiting = {
  pages: BrowserPages
  after: (delayMs: number, action: () => void) => () => void
  /** Aborts when the page no longer wants to lead. */
  signal: AbortSignal
  lead: (lost: AbortSignal) => Promise<void>
  /** What the page that leads tells meanwhile. */
  hear: (message: PageMessage) => void
}

/**
 * Hears the page that leads, and asks it for a sign of life when it has been silent for as long as a heartbeat may
 * take; a page that is frozen or hangs keeps the lock without an answer.
 */
function watchLeader({ pages, after, hear }: Waiting, onSilence: () => void) {
  let callOff: () => void = () => undefined
  const wait = () => {
    callOff()
    callOff = after(HEARTBEAT_MS + HEARTBEAT_TIMEOUT_MS, ask)
  }
  function ask() {
    callOff = after(HEARTBEAT_TIMEOUT_MS, onSilence)
    pages.tell({ type: 'asks' })
  }
  const stopListening = pages.listen((message) => {
    if (message.type === 'asks') return
    wait()
    hear(message)
  })
  ask()
  return () => {
    callOff()
    stopListening()
  }
}

/**
 * Hears the page that leads until this one does, which is when that one is closed, out of sight or silent. Settles
 * once this page led and does not any more, or was called off.
 */
export async function awaitLead(waiting: Waiting): Promise<void> {
  const { pages, signal, lead } = waiting
  const request = new AbortController()
  const giveUp = () => request.abort()
  let isSilent = false
  const stopWatching = watchLeader(waiting, () => {
    isSilent = true
    giveUp()
  })
  const begin = (lost: AbortSignal) => {
    stopWatching()
    return lead(lost)
  }
  signal.addEventListener('abort', giveUp)
  await pages.lead(begin, { signal: request.signal })
  if (isSilent && !signal.aborted) await pages.lead(begin, { isForced: true })
  stopWatching()
  signal.removeEventListener('abort', giveUp)
}
