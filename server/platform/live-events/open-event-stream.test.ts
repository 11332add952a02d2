import { expect, it } from 'vitest'
import type { EventSubscriber } from './events.ts'
import { openEventStream } from './open-event-stream.ts'

function open() {
  let subscriber: EventSubscriber | undefined
  const state = { isSubscribed: true }
  const leaving = new AbortController()
  const stream = openEventStream({
    subscribe: (given) => {
      subscriber = given
      return () => {
        state.isSubscribed = false
      }
    },
    isSessionAlive: async () => true,
    signal: leaving.signal,
  })
  if (!subscriber) throw new Error('the stream did not subscribe')
  return { stream, subscriber, state, leaving }
}

async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of stream.pipeThrough(new TextDecoderStream())) pieces.push(piece)
  return pieces
}

it('cuts off a page that reads nothing after 64 messages', async () => {
  const { stream, subscriber, state } = open()
  for (let n = 0; n < 100; n++) subscriber.onChange('tokens')
  expect(state.isSubscribed).toBe(false)
  expect(await readAll(stream)).toHaveLength(64)
})

it('can be ended with a reason when the page has read nothing', async () => {
  const { stream, subscriber, state } = open()
  for (let n = 0; n < 63; n++) subscriber.onChange('tokens')
  subscriber.onEnd('replaced')
  expect(state.isSubscribed).toBe(false)
  expect(await readAll(stream)).toHaveLength(64)
})

it.each(['the request ends', 'the reader goes away'])('unsubscribes when %s', async (how) => {
  const { stream, subscriber, state, leaving } = open()
  if (how === 'the request ends') leaving.abort()
  else await stream.cancel()
  expect(state.isSubscribed).toBe(false)
  subscriber.onChange('tokens')
  subscriber.onEnd('replaced')
})
