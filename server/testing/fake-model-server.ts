import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in behaves, changed by a test at any time. */
export type FakeModelBehavior = {
  pieces: string[]
  /** Before the first piece, and between two of them. */
  firstDelayMs: number
  delayMs: number
  /** Answers with this status instead of a reply. */
  status?: number
  /** Ends the connection, or goes silent, after this many pieces. */
  breakAfter?: number
  stallAfter?: number
  /** Written as it is instead of a reply, again and again while `repeatsRaw`, as fast as the caller reads. */
  raw?: string
  repeatsRaw?: boolean
}

export type FakeModelServer = {
  url: string
  behavior: FakeModelBehavior
  /** Bodies of the requests so far, newest last. */
  requests: Record<string, unknown>[]
  /** Requests whose caller went away before the reply was complete. */
  abortedRequests: number
  /** What `raw` came to so far, in bytes. */
  rawBytes: number
  close(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}') as Record<string, unknown>
}

const openAiEvent = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const anthropicEvent = (text: string) =>
  `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}\n\n`

/** The two protocols differ in the form of a piece and in how a complete reply ends. */
const protocols = {
  '/v1/chat/completions': { event: openAiEvent, end: 'data: [DONE]\n\n' },
  '/v1/messages': { event: anthropicEvent, end: 'event: message_stop\ndata: {"type":"message_stop"}\n\n' },
}

/** Writes the pieces in time, until they are all out, the caller leaves, or the script says to stop. */
function writePieces(
  response: ServerResponse,
  protocol: (typeof protocols)[keyof typeof protocols],
  behavior: FakeModelBehavior,
) {
  let index = 0
  let timer: NodeJS.Timeout
  const next = () => {
    if (index === behavior.stallAfter) return
    if (index === behavior.breakAfter) return void response.destroy()
    const piece = behavior.pieces[index]
    if (piece === undefined) return void response.end(protocol.end)
    response.write(protocol.event(piece))
    index += 1
    timer = setTimeout(next, behavior.delayMs)
  }
  timer = setTimeout(next, behavior.firstDelayMs)
  response.on('close', () => clearTimeout(timer))
}

function writeRaw(response: ServerResponse, fake: FakeModelServer, raw: string) {
  const next = () => {
    if (response.destroyed) return
    fake.rawBytes += Buffer.byteLength(raw)
    const hasRoom = response.write(raw)
    if (!fake.behavior.repeatsRaw) return void response.end()
    if (hasRoom) setImmediate(next)
    else response.once('drain', next)
  }
  next()
}

/** A stand-in for model providers on loopback that speaks the OpenAI and the Anthropic protocol. */
export async function startFakeModelServer(
  initial: Partial<FakeModelBehavior> = {},
  port = 0,
): Promise<FakeModelServer> {
  const fake: FakeModelServer = {
    url: '',
    behavior: { pieces: ['Hello ', 'from the ', 'model.'], firstDelayMs: 0, delayMs: 0, ...initial },
    requests: [],
    abortedRequests: 0,
    rawBytes: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer(async (request, response) => {
    const protocol = protocols[request.url as keyof typeof protocols]
    fake.requests.push(await readBody(request))
    if (!protocol || fake.behavior.status) {
      response.writeHead(fake.behavior.status ?? 404, { 'Content-Type': 'application/json' })
      return response.end('{"error":{"message":"scripted"}}')
    }
    response.on('close', () => {
      if (!response.writableEnded) fake.abortedRequests += 1
    })
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    if (fake.behavior.raw === undefined) writePieces(response, protocol, { ...fake.behavior })
    else writeRaw(response, fake, fake.behavior.raw)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return fake
}
