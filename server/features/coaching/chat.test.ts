import { describe, expect, it } from 'vitest'
import { createScriptedReader } from '../../testing/scripted-reader.ts'
import { chat, partsOf, setUpChatTest } from '../../testing/set-up-chat-test.ts'

const { test, answerWith, send, stream, tokensUsed } = setUpChatTest()

describe('POST /api/chat', () => {
  it('answers at once for a caller that does not ask for a stream, and counts both messages', async () => {
    const reply = await send(chat())
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({
      response: 'Hello there.',
      isBuiltIn: false,
      sources: [],
      usage: { tokensUsed: 4, remaining: 499_996 },
    })
  })

  it('streams the parts in order and ends with [DONE]', async () => {
    const reply = await stream(chat())
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    expect(reply.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    const parts = partsOf(await reply.text())
    expect(parts.map((part) => (part === '[DONE]' ? part : part.type))).toEqual([
      'start',
      'text-start',
      'text-delta',
      'text-delta',
      'text-end',
      'data-reply',
      'data-usage',
      'finish',
      '[DONE]',
    ])
    expect(await tokensUsed()).toBe(4)
  })

  it("puts the server's own instruction for the module first", async () => {
    const model = answerWith('Yes.')
    await send(chat({ module: 'friendship' }))
    expect(model.requests[0]?.instruction).toContain(test.services.content.instructions.get('friendship'))
    expect(model.requests[0]?.messages).toEqual([{ role: 'user', content: 'Hi' }])
  })

  it('grounds a provider with the reviewed answers that the reader finds, and names their cards', async () => {
    const [situation] = test.services.content.situations
    test.services.reader = createScriptedReader({ Hi: { situations: [[situation?.id ?? '', 0.6]] } })
    const model = answerWith('Yes.')
    const reply = (await (await send(chat())).json()) as { sources: { cardId: string }[] }
    expect(reply.sources.map(({ cardId }) => cardId)).toEqual([situation?.cardId])
    expect(model.requests[0]?.instruction).toContain(situation?.answer)
    test.services.reader = createScriptedReader()
  })

  it('grounds a follow-up in the matter that it is about', async () => {
    const [situation] = test.services.content.situations
    test.services.reader = createScriptedReader({ Hi: { situations: [[situation?.id ?? '', 0.6]] } })
    const model = answerWith('Yes.')
    const said = (role: 'user' | 'assistant', content: string) => ({ role, content })
    await send(chat({ messages: [said('user', 'Hi'), said('assistant', 'Ask.'), said('user', 'Shorter.')] }))
    expect(model.requests[0]?.instruction).toContain(situation?.answer)
    test.services.reader = createScriptedReader()
  })

  it('gives a provider a long conversation in short: the newest messages, and what the user wrote before', async () => {
    const model = answerWith('Yes.')
    const messages = [
      { role: 'user', content: 'My friend Mina is silent.' },
      { role: 'assistant', content: 'x'.repeat(7_900) },
      { role: 'user', content: 'y'.repeat(7_900) },
      { role: 'assistant', content: 'z'.repeat(7_900) },
      { role: 'user', content: 'Shorter.' },
    ]
    await send(chat({ messages }))
    expect(model.requests[0]?.messages).toEqual(messages.slice(2))
    expect(model.requests[0]?.instruction).toContain('- My friend Mina is silent.')
  })

  it('neither gives a provider nor names what is only the nearest', async () => {
    const [fitting, ...others] = test.services.content.situations
    const nearest = others.find(({ cardId }) => cardId !== fitting?.cardId)
    test.services.reader = createScriptedReader({
      Hi: {
        situations: [
          [fitting?.id ?? '', 0.3],
          [nearest?.id ?? '', 0.01],
        ],
      },
    })
    const model = answerWith('Yes.')
    await send(chat())
    expect(model.requests[0]?.instruction).toContain(fitting?.answer)
    expect(model.requests[0]?.instruction).not.toContain(nearest?.answer)
    test.services.reader = createScriptedReader()
  })

  it('asks a provider for the parts and the length of a reply, and gives the parts that it wrote', async () => {
    const model = answerWith(
      'Wait a day.\n\n**Now:** Write it down.\n\n**You can say or write:**\n\n> Hello.',
    )
    const parts = [
      { kind: 'answer', text: 'Wait a day.' },
      { kind: 'now', text: 'Write it down.' },
      { kind: 'words', text: 'Hello.' },
    ]
    expect(await (await send(chat())).json()).toMatchObject({ parts })
    expect(model.requests[0]?.instruction).toContain('**What is open:**')
    expect(model.requests[0]?.instruction).toContain('at most 120 words')
    const streamed = partsOf(await (await stream(chat())).text())
    expect(streamed).toContainEqual({
      type: 'data-reply',
      data: { isBuiltIn: false, sources: [], parts },
    })
  })

  it('tells the model that the safety card was shown before', async () => {
    const model = answerWith('Yes.')
    await send(chat({ isAfterDisclosure: true }))
    await send(chat())
    const asked = model.requests.filter(({ isAfterDisclosure }) => isAfterDisclosure !== undefined)
    expect(asked.map(({ isAfterDisclosure }) => isAfterDisclosure)).toEqual([true, false])
  })
})
