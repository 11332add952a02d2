import { createParser } from 'eventsource-parser'
import { type EventMessage, isEventTopic } from '#domain/live-events/event-topics.ts'
import { fetchApi } from '../../platform/fetch-api.ts'

/** Null for what this version does not know, which a newer server may send. */
function parseMessage(data: string): EventMessage | null {
  try {
    const message: EventMessage = JSON.parse(data)
    if (message.type === 'changed') return isEventTopic(message.topic) ? message : null
    return message.type === 'ended' ? message : null
  } catch {
    return null
  }
}

/**
 * The messages of `GET /api/events` as they arrive. It is read by `fetch`, not by `EventSource`: that one hides
 * the heartbeats, so a connection that died silently would never be noticed. `onSign` is called with every sign
 * of life, heartbeats included.
 * @throws ApiProblem when the stream could not be opened; it ends when the stream does
 */
export async function* readEventStream(
  signal: AbortSignal,
  onSign: () => void,
): AsyncGenerator<EventMessage> {
  const { body } = await fetchApi('/events', { accept: 'text/event-stream', signal })
  if (!body) return
  const arrived: EventMessage[] = []
  const parser = createParser({
    onEvent({ data }) {
      const message = parseMessage(data)
      if (message) arrived.push(message)
    },
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
