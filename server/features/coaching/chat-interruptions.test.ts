import { describe, expect, it, vi } from 'vitest'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { chat, partsOf, setUpChatTest } from '../../testing/set-up-chat-test.ts'

const { test, person, stream, tokensUsed } = setUpChatTest()

describe('a reader who is slower than the model', () => {
  /** A model that counts what it was asked for, up to far more than anybody reads. */
  function countingModel() {
    const said = { pieces: 0 }
    test.services.model = {
      isBuiltIn: false,
      async *stream() {
        for (; said.pieces < 3_000; said.pieces += 1) yield { type: 'text', text: 'x'.repeat(100) }
      },
    }
    return said
  }
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value)

  it('slows the model, and gets the whole reply in the end', async () => {
    const said = countingModel()
    const reader = ((await stream(chat())).body as ReadableStream<Uint8Array>).getReader()
    let text = await read(reader)
    await settled(() => said.pieces)
    const ahead = said.pieces
    expect(ahead).toBeLessThan(100)
    while (!text.includes('[DONE]')) text += await read(reader)
    expect(said.pieces).toBeGreaterThan(ahead)
    const deltas = partsOf(text).flatMap((part) =>
      part !== '[DONE]' && part.type === 'text-delta' ? [part.delta] : [],
    )
    expect(await test.services.tokenizer.count(deltas.join(''))).toBeGreaterThan(700)
  })

  it('is no longer waited for when the time of the reply is over', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    const said = countingModel()
    const reply = await stream(chat())
    await settled(() => said.pieces)
    limit.abort(new DOMException('over', 'TimeoutError'))
    await test.services.runningReplies.ended(30_000)
    expect(await reply.text()).toContain('[DONE]')
  })
})

/** Resolves as soon as nothing has changed for many turns of the event loop. */
async function settled(read: () => number): Promise<void> {
  for (let before = -1; before !== read(); ) {
    before = read()
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a person who stops or leaves midway', () => {
  it('ends the model and pays for what was written until then', async () => {
    let isAborted = false
    const model = createScriptedModel(['One ', 'two ', 'three'], {
      wait: (index) => (index < 2 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 20))),
    })
    test.services.model = {
      isBuiltIn: false,
      async *stream(request) {
        try {
          yield* model.stream(request)
        } finally {
          isAborted = true
        }
      },
    }
    const reply = await stream(chat())
    const reader = reply.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => isAborted).toBe(true)
    await expect.poll(tokensUsed).toBeLessThan(10)
    expect(await tokensUsed()).toBeGreaterThan(1)
  })
})

describe('a reply that takes longer than 10 minutes', () => {
  /** The limit of the next request, reached when the test says so; and a model that writes until it is stopped. */
  function endlessReply() {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    test.services.model = createScriptedModel(
      Array.from({ length: 100 }, () => 'word '),
      {
        wait: async (index) => {
          if (index === 3) limit.abort(new DOMException('over', 'TimeoutError'))
        },
      },
    )
    return timeout
  }

  it('is stopped, told, kept as far as it came, and paid for', async () => {
    const timeout = endlessReply()
    const conversationId = crypto.randomUUID()
    const parts = partsOf(await (await stream(chat({ conversationId }))).text())
    expect(timeout).toHaveBeenCalledWith(600_000)
    expect(parts.at(-2)).toEqual({ type: 'error', errorText: 'model-timed-out' })
    expect(await tokensUsed()).toBeGreaterThan(2)
    expect(await tokensUsed()).toBeLessThan(10)
    const path = `/api/conversations/${conversationId}`
    const kept = await (await test.send('GET', path, { headers: test.as(person.userId) })).json()
    expect(kept).toMatchObject({
      messages: [{ content: 'Hi' }, { content: 'word word word ', isPartial: true }],
    })
  })

  it('is no rewritten message, and costs nothing there', async () => {
    endlessReply()
    const reply = await test.send('POST', '/api/rewrite', {
      headers: test.as(person.userId),
      body: { messageId: crypto.randomUUID(), originalText: 'Send it.' },
    })
    expect(await reply.json()).toMatchObject({ code: 'model-timed-out' })
    expect(await tokensUsed()).toBe(0)
  })
})
