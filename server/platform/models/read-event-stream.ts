import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createParser } from 'eventsource-parser'
import { Problem } from '#domain/problems.ts'

/** How long a provider may take, in milliseconds. */
export type ProviderTimeLimits = {
  /** Until the reply's headers. */
  firstByteMs: number
  /** Between two pieces of a reply. */
  stallMs: number
}

export const defaultTimeLimits: ProviderTimeLimits = { firstByteMs: 30_000, stallMs: 20_000 }

/** Far more than any event of a reply. What goes on without an end is not kept. */
const MAX_EVENT_CHARACTERS = 256 * 1024
/** Far more than the events of a reply with all that a model thinks before it; a few hundred bytes go with each token. */
const MAX_STREAM_CHARACTERS = 32 * 1024 * 1024

type StreamRequest = {
  url: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
  limits: ProviderTimeLimits
}

const timedOut = new Error('time limit reached')

/** A timer that aborts the controller unless it is pushed ahead in time, or is paused. */
function watchdog(controller: AbortController, ms: number) {
  let isPaused = false
  const timer = setTimeout(() => (isPaused ? timer.refresh() : controller.abort(timedOut)), ms)
  return {
    push() {
      isPaused = false
      timer.refresh()
    },
    pause() {
      isPaused = true
    },
    stop: () => clearTimeout(timer),
  }
}

function problemOfStatus(status: number): Problem {
  const cause = new Error(`the model provider answered ${status}`)
  // A refused key, a full quota and an outage look the same to the person: nobody answers at the moment.
  const isUnavailable = status === 401 || status === 403 || status === 404 || status === 429 || status >= 500
  return new Problem(isUnavailable ? 'model-unavailable' : 'model-failed', {}, { cause })
}

/**
 * Sends the request and waits for the headers of the reply. Node's own client rather than `fetch`: a reply comes
 * in hundreds of pieces, and each costs half as much without the layers of web streams.
 */
function send(request: StreamRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(request.url)
  const client = url.protocol === 'https:' ? https : http
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...request.headers }
  return new Promise((resolve, reject) => {
    client
      .request(url, { method: 'POST', headers, signal }, resolve)
      .on('error', reject)
      .end(JSON.stringify(request.body))
  })
}

async function post(request: StreamRequest, controller: AbortController): Promise<IncomingMessage> {
  const dog = watchdog(controller, request.limits.firstByteMs)
  try {
    const response = await send(request, controller.signal)
    const status = response.statusCode ?? 0
    if (status >= 200 && status < 300) return response
    response.destroy()
    throw problemOfStatus(status)
  } finally {
    dog.stop()
  }
}

/**
 * Posts a request and yields the data of each server-sent event of the reply, several at a time as they arrive.
 * It ends silently when the caller's signal aborts.
 * @throws Problem `model-unavailable` when nobody answers, `model-timed-out` at a time limit, `model-failed`
 * when the provider refuses the request or the connection breaks midway
 */
export async function* readEventStream(request: StreamRequest): AsyncGenerator<string[]> {
  const controller = new AbortController()
  const forward = () => controller.abort(request.signal.reason)
  if (request.signal.aborted) return
  request.signal.addEventListener('abort', forward, { once: true })
  let hasBegun = false
  try {
    const response = await post(request, controller)
    hasBegun = true
    yield* readEvents(response, controller, request.limits.stallMs)
  } catch (error) {
    if (request.signal.aborted) return
    if (error instanceof Problem) throw error
    if (controller.signal.reason === timedOut) throw new Problem('model-timed-out', {}, { cause: error })
    throw new Problem(hasBegun ? 'model-failed' : 'model-unavailable', {}, { cause: error })
  } finally {
    request.signal.removeEventListener('abort', forward)
    controller.abort()
  }
}

async function* readEvents(
  reply: IncomingMessage,
  controller: AbortController,
  stallMs: number,
): AsyncGenerator<string[]> {
  let events: string[] = []
  let unreadCharacters = MAX_STREAM_CHARACTERS
  // An event that is too long ends the parser: fed once more, it throws.
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ data }) => events.push(data),
  })
  const dog = watchdog(controller, stallMs)
  reply.setEncoding('utf8')
  try {
    for await (const text of reply) {
      // While a batch is read, nothing is taken from the connection: a slow reader's time is not the provider's.
      dog.pause()
      unreadCharacters -= text.length
      if (unreadCharacters < 0) throw new Error('the provider sent more than any reply needs')
      parser.feed(text)
      if (events.length > 0) {
        const batch = events
        events = []
        yield batch
      }
      dog.push()
    }
  } finally {
    dog.stop()
  }
}
