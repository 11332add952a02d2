import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { readEventStream } from './read-event-stream.ts'

afterEach(() => vi.unstubAllGlobals())

async function read(text: string) {
  fakeApi({ 'GET /api/events': new Response(text, { headers: { 'Content-Type': 'text/event-stream' } }) })
  const onSign = vi.fn()
  const messages = []
  for await (const message of readEventStream(new AbortController().signal, onSign)) messages.push(message)
  return { messages, onSign }
}

describe('the stream of events', () => {
  it('brings changes and its ending, in order', async () => {
    const { messages } = await read(
      ': open\n\ndata: {"type":"changed","topic":"answers"}\n\ndata: {"type":"ended","reason":"replaced"}\n\n',
    )
    expect(messages).toEqual([
      { type: 'changed', topic: 'answers' },
      { type: 'ended', reason: 'replaced' },
    ])
  })

  it('shows that it is alive by heartbeats alone', async () => {
    const { messages, onSign } = await read(': heartbeat\n\n')
    expect(messages).toEqual([])
    expect(onSign).toHaveBeenCalled()
  })

  it.each([
    '{broken',
    '{"type":"changed","topic":"of a newer server"}',
    '{"type":"unknown"}',
  ])('leaves out what it does not know: %s', async (data) => {
    const { messages } = await read(`data: ${data}\n\ndata: {"type":"changed","topic":"profile"}\n\n`)
    expect(messages).toEqual([{ type: 'changed', topic: 'profile' }])
  })

  it('fails when there is no connection', async () => {
    fakeApi({ 'GET /api/events': noConnection })
    const stream = readEventStream(new AbortController().signal, () => {})
    await expect(stream.next()).rejects.toMatchObject({ code: 'network' })
  })
})
