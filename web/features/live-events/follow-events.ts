import { type EventMessage, type EventTopic, eventTopics } from '#domain/live-events/event-topics.ts'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from '#domain/live-events/stream-timing.ts'
import { awaitLead } from './await-lead.ts'
import type { BrowserPages, PageMessage } from './browser-pages.ts'

export type EventDependencies = {
  openStream: (signal: AbortSignal, onSign: () => void) => AsyncIterable<EventMessage>
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  after: (delayMs: number, action: () => void) => () => void
  page: {
    isVisible: () => boolean
    /** Calls `listener` whenever the page is shown or hidden. */
    listen: (listener: () => void) => () => void
  }
  /** The person's other pages in this browser; null where each has to follow a stream of its own. */
  pages: BrowserPages | null
  announce: (topic: EventTopic) => void
  /** The server says that the session is over. */
  onSignedOut: () => void
}

/**
 * A page out of sight gives its stream up, and the lead with it, after this long, and reads everything anew when it is
 * looked at.
 */
const HIDDEN_LIMIT_MS = 10_000

type Ending = 'broken' | 'left' | 'replaced' | 'signed-out'

/** Aborts with the first of some signals; `end` forgets them. */
function abortWith(...signals: AbortSignal[]) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  const end = () => {
    for (const signal of signals) signal.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, abort, end }
}

/**
 * Follows the person's events until `stop`. Of the pages of a browser one leads: it reads the stream and tells the
 * others, because over HTTP/1.1 a browser has six connections to one server for all its pages together. What may have
 * been missed before the stream stands counts as changed, so everything is read anew then: before the first one, too,
 * since the page read its data before it could listen.
 */
export class EventFollower {
  readonly #dependencies: EventDependencies
  readonly #over = new AbortController()
  #attempt = 0
  #hasMissedSome = true
  /** Whether this page leads and its stream stands. */
  #isStanding = false

  constructor(dependencies: EventDependencies) {
    this.#dependencies = dependencies
  }

  readonly stop = (): void => this.#over.abort()

  async follow(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const ending = this.#dependencies.page.isVisible() ? await this.#attend() : 'left'
      this.#hasMissedSome = true
      if (!this.#over.signal.aborted) await this.#untilShown(ending)
    }
  }

  /** Stays while the page is looked at: leads, or hears the page that does. */
  async #attend(): Promise<Ending> {
    const { pages, after } = this.#dependencies
    const leaving = abortWith(this.#over.signal)
    const stopWatching = this.#watchSight(leaving.abort)
    let ending = 'left' as Ending
    const lead = async (lost?: AbortSignal) => {
      const ended = lost ? abortWith(leaving.signal, lost) : leaving
      ending = await this.#lead(ended.signal)
      if (lost) ended.end()
    }
    const hear = (message: PageMessage) => this.#hear(message)
    if (!pages) await lead()
    // A page that took the lead from this one, which it thought dead, is heard from then on.
    while (pages && !leaving.signal.aborted && ending !== 'replaced')
      await awaitLead({ pages, after, signal: leaving.signal, lead, hear })
    stopWatching()
    leaving.end()
    return ending
  }

  /** What the leading page tells. */
  #hear(message: PageMessage): void {
    if (message.type === 'began') this.#hasMissedSome = true
    if (message.type === 'began' || message.type === 'stands') this.#catchUp()
    if (message.type === 'changed') this.#dependencies.announce(message.topic)
    if (message.type === 'signed-out') this.#dependencies.onSignedOut()
  }

  /** Reads the stream, and opens it again whenever it breaks, for all pages of the browser. */
  async #lead(signal: AbortSignal): Promise<Ending> {
    const { pages, onSignedOut } = this.#dependencies
    const stopAnswering = pages?.listen(({ type }) => {
      if (type !== 'asks') return
      pages.tell({ type: 'leads' })
      if (this.#isStanding) pages.tell({ type: 'stands' })
    })
    let ending: Ending = 'broken'
    while (!signal.aborted && ending !== 'replaced') {
      this.#hasMissedSome = true
      ending = await this.#listen(signal)
      this.#isStanding = false
      if (ending === 'signed-out') {
        pages?.tell({ type: 'signed-out' })
        onSignedOut()
      }
      if (!signal.aborted && ending !== 'replaced')
        await this.#delay(reconnectDelayMs(this.#attempt++), signal)
    }
    stopAnswering?.()
    return signal.aborted ? 'left' : ending
  }

  async #listen(signal: AbortSignal): Promise<Ending> {
    const stream = abortWith(signal)
    const heartbeat = this.#watchHeartbeat(stream.abort)
    const onSign = () => {
      heartbeat.restart()
      this.#stand()
    }
    try {
      for await (const message of this.#dependencies.openStream(stream.signal, onSign)) {
        if (message.type === 'ended') return message.reason
        this.#dependencies.announce(message.topic)
        this.#dependencies.pages?.tell(message)
      }
    } catch {
      // Not opened, or broken off: both are tried again.
    } finally {
      heartbeat.end()
      stream.end()
      stream.abort()
    }
    return 'broken'
  }

  /** The stream stands, so the next gap begins with the shortest delay again. */
  #stand(): void {
    this.#attempt = 0
    if (!this.#isStanding) this.#dependencies.pages?.tell({ type: 'began' })
    this.#isStanding = true
    this.#catchUp()
  }

  #catchUp(): void {
    if (!this.#hasMissedSome) return
    this.#hasMissedSome = false
    for (const topic of eventTopics) this.#dependencies.announce(topic)
  }

  #watchHeartbeat(onSilence: () => void) {
    const start = () => this.#dependencies.after(HEARTBEAT_MS + HEARTBEAT_TIMEOUT_MS, onSilence)
    let end = start()
    return {
      restart() {
        end()
        end = start()
      },
      end: () => end(),
    }
  }

  #watchSight(onHidden: () => void): () => void {
    const { page, after } = this.#dependencies
    let callOff: () => void = () => undefined
    const stopListening = page.listen(() => {
      callOff()
      if (!page.isVisible()) callOff = after(HIDDEN_LIMIT_MS, onHidden)
    })
    return () => {
      callOff()
      stopListening()
    }
  }

  /** A page that had to give way to newer ones waits for the next look at it, even if it is in view now. */
  #untilShown(ending: Ending): Promise<void> {
    const { page } = this.#dependencies
    if (ending === 'left' && page.isVisible()) return Promise.resolve()
    return new Promise((resolve) => {
      const finish = () => {
        stopListening()
        this.#over.signal.removeEventListener('abort', finish)
        resolve()
      }
      const stopListening = page.listen(() => {
        if (page.isVisible()) finish()
      })
      this.#over.signal.addEventListener('abort', finish)
    })
  }

  #delay(delayMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        callOff()
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const callOff = this.#dependencies.after(delayMs, finish)
      signal.addEventListener('abort', finish)
    })
  }
}
