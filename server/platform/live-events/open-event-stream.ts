import type { EventMessage, EventStreamEnding, EventTopic } from '#domain/live-events/event-topics.ts'
import { HEARTBEAT_MS } from '#domain/live-events/stream-timing.ts'
import type { Events } from './events.ts'

/** A page that reads nothing for this many messages is cut off; it opens a new stream and reads everything anew. */
const MAX_UNREAD_MESSAGES = 64

/**
 * The server-sent events of one browser, whose pages share them. The session is looked at again with each heartbeat, and as soon as sessions
 * of the user were ended: a page that is signed out elsewhere is told nothing more but that.
 */
export function openEventStream(options: {
  subscribe: (subscriber: Parameters<Events['subscribe']>[1]) => () => void
  isSessionAlive: () => Promise<boolean>
  signal: AbortSignal
}): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let stop: () => void = () => undefined

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        let isOpen = true
        const write = (text: string) => {
          if (isOpen && (controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
          else end()
        }
        const send = (message: EventMessage) => write(`data: ${JSON.stringify(message)}\n\n`)
        const checkSession = async () => {
          // Without an answer nobody knows whether the session is alive; the page finds out when it comes back.
          const isAlive = await options.isSessionAlive().catch(() => undefined)
          if (isAlive !== true) end(isAlive === false ? 'signed-out' : undefined)
        }
        const beat = async () => {
          write(': heartbeat\n\n')
          await checkSession()
        }
        const onChange = async (topic: EventTopic) => {
          if (topic === 'sessions') await checkSession()
          send({ type: 'changed', topic })
        }
        const end = (reason?: EventStreamEnding) => {
          if (isOpen && reason) send({ type: 'ended', reason })
          // Sending the reason to a page that reads nothing has ended the stream already.
          if (!isOpen) return
          stop()
          controller.close()
        }
        const unsubscribe = options.subscribe({ onChange, onEnd: end })
        const timer = setInterval(beat, HEARTBEAT_MS).unref()
        const leave = () => end()
        stop = () => {
          isOpen = false
          clearInterval(timer)
          unsubscribe()
          options.signal.removeEventListener('abort', leave)
        }
        options.signal.addEventListener('abort', leave)
        // The first bytes tell the browser, and proxies on the way, that the stream stands.
        write(': open\n\n')
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_UNREAD_MESSAGES }),
  )
}
