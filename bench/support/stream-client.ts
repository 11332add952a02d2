import { Agent, request } from 'node:http'

/** Enough sockets that no stream waits for another one's connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

export type StreamTiming = { firstTextMs: number; totalMs: number; isComplete: boolean }

/**
 * Posts a chat and measures until the first text and until the end. The same client reads the stand-in and the
 * product: both mark a piece of text with `"delta":` and the end with `[DONE]`.
 */
export function timeStream(
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<StreamTiming> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let firstTextMs = Number.NaN
    let tail = ''
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } },
      (reply) => {
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => {
          if (Number.isNaN(firstTextMs) && chunk.includes('"delta":')) firstTextMs = performance.now() - begun
          tail = (tail + chunk).slice(-64)
        })
        reply.on('end', () =>
          resolve({
            firstTextMs,
            totalMs: performance.now() - begun,
            isComplete: reply.statusCode === 200 && tail.includes('[DONE]'),
          }),
        )
        reply.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

export const straightBody = { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello' }] }

export function chatBody() {
  return {
    module: 'coaching',
    messageId: crypto.randomUUID(),
    messages: [{ role: 'user', content: 'Hello' }],
  }
}

export const chatHeaders = (cookie: string) => ({ Cookie: cookie, Accept: 'text/event-stream' })
