import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatModel } from '../../platform/models/chat-model.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { askSecondJudge } from './second-judge.ts'

const going = new AbortController().signal
const says = (danger: string) => JSON.stringify({ danger, topic: 'abuse', about: 'self' })
const ask = (...pieces: (string | Error)[]) => askSecondJudge(createScriptedModel(pieces), 'A text', going)

describe('the second judge', () => {
  it.each([
    ['clear', 'card'],
    ['unclear', 'line'],
  ])('raises what it calls %s to the %s', async (danger, kind) => {
    expect(await ask(says(danger))).toEqual({ kind, topic: 'abuse', about: 'self' })
  })

  it('finds the answer amid other words, in however many pieces', async () => {
    expect(await ask('Sure:\n```json\n{"danger":"clear",', '"topic":"danger","about":"other"}\n```')).toEqual(
      {
        kind: 'card',
        topic: 'danger',
        about: 'other',
      },
    )
  })

  it.each([
    ['finds nothing', says('none')],
    ['says nothing', ''],
    ['writes prose', 'The message is dangerous.'],
    ['breaks its JSON', '{"danger":"clear"'],
    ['names an unknown topic', '{"danger":"clear","topic":"love","about":"self"}'],
    ['fails', new Error('no connection')],
  ])('changes nothing when it %s', async (_, piece) => {
    expect(await ask(piece)).toBeNull()
  })

  it('is not waited for when its time is over, even if it does not notice', async () => {
    const time = new AbortController()
    const never = createScriptedModel([says('clear')], { wait: () => new Promise(() => {}) })
    const asked = askSecondJudge(never, 'A text', time.signal)
    time.abort()
    expect(await asked).toBeNull()
  })
})

describe('a chat with a provider', () => {
  const test = setUpTestApp()
  let userId: string
  beforeEach(async () => {
    userId = await test.addUser(crypto.randomUUID())
  })

  const calm = 'The bus was late and I talked with the driver about his garden. '.repeat(12)

  /** A model that judges as it is told, and answers everything else with "A reply.". */
  function judging(answer: string | Error, isBuiltIn = false): ChatModel & { judged: string[] } {
    const judged: string[] = []
    return {
      isBuiltIn,
      judged,
      async *stream({ instruction, messages }) {
        const isJudge = instruction.startsWith('You judge one message')
        if (isJudge) judged.push(messages.at(-1)?.content ?? '')
        if (isJudge && answer instanceof Error) throw answer
        yield { type: 'text', text: isJudge ? String(answer) : 'A reply.' }
      },
    }
  }
  async function say(model: ChatModel, content: string) {
    test.services.model = model
    const conversationId = crypto.randomUUID()
    const reply = await test.send('POST', '/api/chat', {
      headers: test.as(userId),
      body: {
        module: 'coaching',
        messageId: crypto.randomUUID(),
        conversationId,
        messages: [{ role: 'user', content }],
      },
    })
    return { reply: await reply.json(), conversationId }
  }
  const read = (method: string, path: string) => test.send(method, path, { headers: test.as(userId) })

  it('asks it about a long message, and its clear sign brings the card: nothing is spent or kept', async () => {
    const model = judging(says('clear'))
    const { reply, conversationId } = await say(model, calm)
    expect(model.judged[0]).toContain(calm.trim().slice(0, 60))
    expect(reply).toMatchObject({ response: '', safety: { kind: 'card', topic: 'abuse' } })
    expect(await (await read('GET', '/api/token-usage')).json()).toMatchObject({ tokensUsed: 0 })
    expect((await read('GET', `/api/conversations/${conversationId}`)).status).toBe(404)
  })

  it('shows the line for what it calls unclear', async () => {
    const { reply } = await say(judging(says('unclear')), calm)
    expect(reply).toMatchObject({ response: 'A reply.', safety: { kind: 'line' } })
  })

  it.each([
    says('none'),
    'nonsense',
    new Error('down'),
  ])('answers as always when it says %s', async (answer) => {
    expect((await say(judging(answer), calm)).reply).toMatchObject({ response: 'A reply.', safety: null })
  })

  it('cannot take back a clear sign, and is not asked about it', async () => {
    const model = judging(says('none'))
    expect((await say(model, 'I want to kill myself tonight')).reply).toMatchObject({
      safety: { kind: 'card' },
    })
    expect(model.judged).toEqual([])
  })

  it('does not ask it about a short calm message, nor the built-in coach about anything', async () => {
    const provider = judging(says('clear'))
    expect((await say(provider, 'How do I begin a talk?')).reply).toMatchObject({ safety: null })
    const builtIn = judging(says('clear'), true)
    expect((await say(builtIn, calm)).reply).toMatchObject({ safety: null })
    expect([...provider.judged, ...builtIn.judged]).toEqual([])
  })
})
