import { type EventMessage, type EventTopic, eventTopics } from '#domain/events/event-topics.ts'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from '#domain/events/stream-timing.ts'

export type EventSurroundings = {
  openStream: (signal: AbortSignal, onSign: () => void) => AsyncIterable<EventMessage>
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  after: (delayMs: number, action: () => void) => () => void
  page: {
    isVisible: () => boolean
    /** Calls `listener` whenever the page is shown or hidden. */
    listen: (listener: () => void) => () => void
  }
  announce: (topic: EventTopic) => void
  /** The server says that the session is over. */
  onSignedOut: () => void
}

/**
 * A page out of sight gives its stream up after this long, and reads everything anew when it is looked at: over
 * HTTP/1.1 a browser has six connections to one server, for all its pages together.
 */
const HIDDEN_LIMIT_MS = 10_000

type Ending = 'broken' | 'hidden' | 'replaced' | 'signed-out'

/**
 * Follows the person's events until `stop`. What may have been missed before a stream stands counts as changed, so
 * everything is read anew then: before the first one, too, since the page read its data before it could listen.
 */
export class EventFollower {
  readonly #around: EventSurroundings
  #attempt = 0
  #hasMissedSome = true
  #isOver = false
  #interrupt: () => void = () => undefined

  constructor(surroundings: EventSurroundings) {
    this.#around = surroundings
  }

  readonly stop = (): void => {
    this.#isOver = true
    this.#interrupt()
  }

  async follow(): Promise<void> {
    while (!this.#isOver) {
      const ending = this.#around.page.isVisible() ? await this.#listen() : 'hidden'
      if (this.#isOver) return
      this.#hasMissedSome = true
      if (ending === 'signed-out') this.#around.onSignedOut()
      if (ending === 'hidden' || ending === 'replaced') await this.#untilShown(ending)
      else await this.#delay(reconnectDelayMs(this.#attempt++))
    }
  }

  async #listen(): Promise<Ending> {
    const stream = new AbortController()
    let ending: Ending = 'broken'
    const end = (reason: Ending) => {
      ending = reason
      stream.abort()
    }
    this.#interrupt = () => stream.abort()
    const watches = [
      this.#watchHeartbeat(() => end('broken')),
      this.#watchSight(() => end('hidden')),
    ] as const
    const onSign = () => {
      watches[0].restart()
      this.#catchUp()
    }
    try {
      for await (const message of this.#around.openStream(stream.signal, onSign)) {
        if (message.type === 'ended') return message.reason
        this.#around.announce(message.topic)
      }
    } catch {
      // Not opened, or broken off: both are tried again.
    } finally {
      for (const watch of watches) watch.end()
      stream.abort()
    }
    return ending
  }

  /** The stream stands, so the next gap begins with the shortest delay again. */
  #catchUp(): void {
    this.#attempt = 0
    if (!this.#hasMissedSome) return
    this.#hasMissedSome = false
    for (const topic of eventTopics) this.#around.announce(topic)
  }

  #watchHeartbeat(onSilence: () => void) {
    const start = () => this.#around.after(HEARTBEAT_MS + HEARTBEAT_TIMEOUT_MS, onSilence)
    let end = start()
    return {
      restart() {
        end()
        end = start()
      },
      end: () => end(),
    }
  }

  #watchSight(onHidden: () => void) {
    const { page, after } = this.#around
    let callOff: () => void = () => undefined
    const stopListening = page.listen(() => {
      callOff()
      if (!page.isVisible()) callOff = after(HIDDEN_LIMIT_MS, onHidden)
    })
    return {
      end() {
        callOff()
        stopListening()
      },
    }
  }

  /** A page that had to give way to newer ones waits for the next look at it, even if it is in view now. */
  #untilShown(ending: Ending): Promise<void> {
    const { page } = this.#around
    if (ending === 'hidden' && page.isVisible()) return Promise.resolve()
    return new Promise((resolve) => {
      const finish = () => {
        stopListening()
        resolve()
      }
      const stopListening = page.listen(() => {
        if (page.isVisible()) finish()
      })
      this.#interrupt = finish
    })
  }

  #delay(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const callOff = this.#around.after(delayMs, resolve)
      this.#interrupt = () => {
        callOff()
        resolve()
      }
    })
  }
}
