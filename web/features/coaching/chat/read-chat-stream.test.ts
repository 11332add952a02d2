import { describe, expect, it } from 'vitest'
import { readChatStream } from './read-chat-stream.ts'

const line = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
const delta = (text: string) => ({ type: 'text-delta', id: '0', delta: text })

function streamOf(...chunks: (string | Uint8Array)[]) {
  const bytes = new TextEncoder()
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk === undefined) return controller.close()
      controller.enqueue(typeof chunk === 'string' ? bytes.encode(chunk) : chunk)
    },
    cancel() {
      isCancelled = true
    },
  })
  return { body, isCancelled: () => isCancelled }
}

async function read(body: ReadableStream<Uint8Array>) {
  const parts: unknown[] = []
  for await (const part of readChatStream(body)) parts.push(part)
  return parts
}

describe('a streamed reply', () => {
  it('is read part by part until it says that it is whole', async () => {
    const { body } = streamOf(line(delta('a')), line(delta('b')) + line('[DONE]'))
    expect(await read(body)).toEqual([delta('a'), delta('b')])
  })

  it('survives being cut anywhere, within a line and within a character', async () => {
    const bytes = new TextEncoder().encode(line(delta('grün 🌿')) + line('[DONE]'))
    const chunks = Array.from(bytes, (byte) => new Uint8Array([byte]))
    expect(await read(streamOf(...chunks).body)).toEqual([delta('grün 🌿')])
  })

  it('reads nothing behind its end', async () => {
    const { body } = streamOf(line('[DONE]') + line(delta('late')))
    expect(await read(body)).toEqual([])
  })

  it('fails when it ends without saying that it is whole', async () => {
    const { body } = streamOf(line(delta('half')))
    await expect(read(body)).rejects.toMatchObject({ code: 'model-failed' })
  })

  it('fails with the code of an error part', async () => {
    const { body } = streamOf(line(delta('half')), line({ type: 'error', errorText: 'model-timed-out' }))
    await expect(read(body)).rejects.toMatchObject({ code: 'model-timed-out' })
  })

  it('fails when a part is damaged', async () => {
    await expect(read(streamOf(line('{"type":')).body)).rejects.toMatchObject({ code: 'model-failed' })
  })

  it('ends the request when reading stops early', async () => {
    const { body, isCancelled } = streamOf(line(delta('a')), line(delta('b')), line('[DONE]'))
    for await (const _ of readChatStream(body)) break
    expect(isCancelled()).toBe(true)
  })
})
