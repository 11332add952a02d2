import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConversationPage, StoredConversation } from '#domain/conversations/contract.ts'
import { Problem } from '#domain/problems.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { openExchange } from './open-exchange.ts'
import { pruneEmptyConversations } from './prune-empty-conversations.ts'
import { conversations } from './tables.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  test.services.model = createScriptedModel(['It means ', 'later.'])
})

const say = (text: string, overrides: object = {}, as = userId) =>
  test.send('POST', '/api/chat', {
    headers: test.as(as),
    body: {
      module: 'nt-translator',
      messageId: crypto.randomUUID(),
      messages: [{ role: 'user', content: text }],
      ...overrides,
    },
  })
const call = (method: string, path: string, body?: unknown, as = userId) =>
  test.send(method, `/api/conversations${path}`, { headers: test.as(as), body })
const list = async (query = '', as = userId) =>
  (await (await call('GET', query, undefined, as)).json()) as ConversationPage
const find = async (search: string, as = userId) =>
  (await (await call('POST', '/search', { search }, as)).json()) as ConversationPage
const read = async (id: string) => (await (await call('GET', `/${id}`)).json()) as StoredConversation

describe('keeping a conversation', () => {
  it('stores question and reply together, in order, under a title made from the first message', async () => {
    const conversationId = crypto.randomUUID()
    await say('What does "circle back" mean?', { conversationId })
    test.clock.now = new Date('2026-11-21T12:05:00Z')
    await say('And "touch base"?', { conversationId })
    const kept = await read(conversationId)
    expect(kept).toMatchObject({
      title: 'What does "circle back" mean?',
      module: 'nt-translator',
      updatedAt: '2026-11-21T12:05:00.000Z',
    })
    expect(kept.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'What does "circle back" mean?'],
      ['assistant', 'It means later.'],
      ['user', 'And "touch base"?'],
      ['assistant', 'It means later.'],
    ])
  })

  it('keeps nothing without an id (a temporary chat)', async () => {
    await say('Secret')
    expect((await list()).conversations).toEqual([])
  })

  it('keeps nothing of a reply that failed', async () => {
    test.services.model = createScriptedModel(['Half ', new Problem('model-failed')])
    const conversationId = crypto.randomUUID()
    await say('Hello', { conversationId })
    expect((await call('GET', `/${conversationId}`)).status).toBe(404)
  })

  it('leaves a conversation in its place in the list when a message in it fails', async () => {
    const conversationId = crypto.randomUUID()
    await say('Hello', { conversationId })
    test.clock.now = new Date('2026-11-21T12:05:00Z')
    test.services.model = createScriptedModel([new Problem('model-failed')])
    await say('And now?', { conversationId })
    expect((await read(conversationId)).updatedAt).toBe('2026-11-21T12:00:00.000Z')
  })

  it('marks a reply that the person stopped', async () => {
    const conversationId = crypto.randomUUID()
    const { promise: rest, resolve: writeRest } = Promise.withResolvers<void>()
    test.services.model = createScriptedModel(['It means ', 'later.'], {
      wait: (index) => (index === 0 ? Promise.resolve() : rest),
    })
    const reply = await test.send('POST', '/api/chat', {
      headers: { ...test.as(userId), Accept: 'text/event-stream' },
      body: {
        module: 'coaching',
        messageId: crypto.randomUUID(),
        messages: [{ role: 'user', content: 'Hi' }],
        conversationId,
      },
    })
    const reader = reply.body?.getReader()
    let text = ''
    while (!text.includes('It means')) text += new TextDecoder().decode((await reader?.read())?.value)
    const left = reader?.cancel()
    writeRest()
    await left
    const kept = await read(conversationId)
    expect(kept.messages.at(-1)).toMatchObject({ role: 'assistant', content: 'It means ', isPartial: true })
  })

  it('keeps one exchange of a question that is asked again, with its newest reply', async () => {
    const ids = { conversationId: crypto.randomUUID(), exchangeId: crypto.randomUUID() }
    await say('What does "circle back" mean?', ids)
    await say('And "touch base"?', { conversationId: ids.conversationId })
    test.clock.now = new Date('2026-11-21T12:05:00Z')
    test.services.model = createScriptedModel(['It means "we talk later".'])
    await say('What does "circle back" mean?', ids)
    const { messages } = await read(ids.conversationId)
    expect(messages.map(({ content }) => content)).toEqual([
      'And "touch base"?',
      'It means later.',
      'What does "circle back" mean?',
      'It means "we talk later".',
    ])
  })

  it('keeps the newest try also when an earlier one, given up by the browser, ends after it', async () => {
    const ids = { conversationId: crypto.randomUUID(), exchangeId: crypto.randomUUID() }
    const { promise: rest, resolve: writeRest } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    test.services.model = createScriptedModel(['Too late.'], {
      wait: () => {
        begin()
        return rest
      },
    })
    const givenUp = say('Helo', ids)
    await begun
    test.clock.now = new Date('2026-11-21T12:01:00Z')
    test.services.model = createScriptedModel(['In time.'])
    await say('Hello', ids)
    writeRest()
    await givenUp
    expect((await read(ids.conversationId)).messages.map(({ content }) => content)).toEqual([
      'Hello',
      'In time.',
    ])
  })

  it('keeps the try that succeeds when the one that made the conversation fails meanwhile', async () => {
    const ids = { conversationId: crypto.randomUUID(), exchangeId: crypto.randomUUID() }
    const begin = () => openExchange(test.services, { ...ids, userId, module: 'coaching', question: 'Hello' })
    const failing = await begin()
    test.clock.now = new Date('2026-11-21T12:00:01Z')
    const lasting = await begin()
    await failing.discard()
    await lasting.keep({ text: 'Hello there.', sources: [], isPartial: false })
    expect((await read(ids.conversationId)).messages.map(({ content }) => content)).toEqual([
      'Hello',
      'Hello there.',
    ])
  })

  it('keeps the earlier exchange when the question is asked again and that fails', async () => {
    const ids = { conversationId: crypto.randomUUID(), exchangeId: crypto.randomUUID() }
    await say('Hello', ids)
    test.services.model = createScriptedModel(['Half ', new Problem('model-failed')])
    await say('Hello', ids)
    expect((await read(ids.conversationId)).messages.map(({ content }) => content)).toEqual([
      'Hello',
      'It means later.',
    ])
  })

  it('never lets one name of an exchange reach into another conversation', async () => {
    const exchangeId = crypto.randomUUID()
    const stranger = await test.addUser(crypto.randomUUID())
    const conversationId = crypto.randomUUID()
    await say('Mine', { conversationId, exchangeId })
    expect((await say('Theirs', { conversationId: crypto.randomUUID(), exchangeId }, stranger)).status).toBe(
      200,
    )
    expect((await say('Other', { conversationId: crypto.randomUUID(), exchangeId })).status).toBe(200)
    expect((await read(conversationId)).messages[0]?.content).toBe('Mine')
  })

  it('refuses a name of an exchange that is no UUID', async () => {
    expect((await say('Hello', { exchangeId: 'first' })).status).toBe(400)
  })

  it('stays deleted when it is deleted while a reply is written', async () => {
    const conversationId = crypto.randomUUID()
    await say('First', { conversationId })
    test.services.model = createScriptedModel(['Too late'], {
      wait: async () => void (await call('DELETE', `/${conversationId}`)),
    })
    expect((await say('Second', { conversationId })).status).toBe(200)
    expect((await call('GET', `/${conversationId}`)).status).toBe(404)
  })

  it('keeps nothing of a reply during which data collection was switched off', async () => {
    const [first, begun] = [crypto.randomUUID(), crypto.randomUUID()]
    await say('Before', { conversationId: begun })
    const setCollection = (dataCollection: boolean) =>
      test.send('PATCH', '/api/settings', { headers: test.as(userId), body: { dataCollection } })
    for (const conversationId of [first, begun]) {
      await setCollection(true)
      test.services.model = createScriptedModel(['Too late'], {
        wait: async () => void (await setCollection(false)),
      })
      expect((await say('During', { conversationId })).status).toBe(200)
    }
    const rows = await test.db.select().from(conversations).where(eq(conversations.userId, userId))
    expect(rows.map(({ id }) => id)).toEqual([begun])
    expect((await read(begun)).messages.map(({ content }) => content)).toEqual(['Before', 'It means later.'])
  })

  it('forgets what a process that ended midway left behind, after an hour, and nothing else', async () => {
    const [kept, left] = [crypto.randomUUID(), crypto.randomUUID()]
    await say('Kept', { conversationId: kept })
    await openExchange(test.services, {
      conversationId: left,
      exchangeId: crypto.randomUUID(),
      userId,
      module: 'coaching',
      question: 'Left behind',
    })
    const idsAfter = async (passedMs: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + passedMs)
      await pruneEmptyConversations(test.services)
      const rows = await test.db.select().from(conversations).where(eq(conversations.userId, userId))
      return new Set(rows.map(({ id }) => id))
    }
    expect(await idsAfter(60 * 60 * 1000 - 1)).toEqual(new Set([kept, left]))
    expect(await idsAfter(1)).toEqual(new Set([kept]))
  })

  it('never forgets a conversation that a process left behind while it is in use again', async () => {
    const exchange = { exchangeId: crypto.randomUUID(), conversationId: crypto.randomUUID(), userId }
    const begin = () => openExchange(test.services, { ...exchange, module: 'coaching', question: 'Hello' })
    await begin()
    test.clock.now = new Date('2026-11-21T13:30:00Z')
    const again = await begin()
    await pruneEmptyConversations(test.services)
    await again.keep({ text: 'Hello there.', sources: [], isPartial: false })
    expect((await read(exchange.conversationId)).messages).toHaveLength(2)
  })

  it('keeps both exchanges when two devices write at once', async () => {
    const conversationId = crypto.randomUUID()
    await Promise.all([say('One', { conversationId }), say('Two', { conversationId })])
    const contents = (await read(conversationId)).messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
    expect(contents.sort()).toEqual(['One', 'Two'])
  })
})

describe("another user's conversation", () => {
  it('cannot be read, renamed, exported, deleted, or written to', async () => {
    const conversationId = crypto.randomUUID()
    await say('Private', { conversationId })
    const stranger = await test.addUser(crypto.randomUUID())
    const statuses = await Promise.all([
      call('GET', `/${conversationId}`, undefined, stranger),
      call('GET', `/${conversationId}/export`, undefined, stranger),
      call('PATCH', `/${conversationId}`, { title: 'Mine' }, stranger),
      call('DELETE', `/${conversationId}`, undefined, stranger),
      say('Hello', { conversationId }, stranger),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await find('Private', stranger)).conversations).toEqual([])
    expect((await read(conversationId)).messages).toHaveLength(2)
  })

  it('and without a session nothing at all', async () => {
    for (const path of ['', `/${crypto.randomUUID()}`]) {
      expect((await test.send('GET', `/api/conversations${path}`)).status).toBe(401)
    }
  })
})

describe('finding, renaming, exporting, deleting', () => {
  const begin = async (text: string, overrides: object = {}) => {
    const conversationId = crypto.randomUUID()
    await say(text, { conversationId, ...overrides })
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    return conversationId
  }

  it('lists the newest first, by module, page by page', async () => {
    const ids: string[] = []
    for (let index = 0; index < 31; index += 1) ids.push(await begin(`Message ${index}`))
    const coaching = await begin('Goal', { module: 'coaching' })
    expect((await list('?module=coaching')).conversations.map(({ id }) => id)).toEqual([coaching])
    const first = await list('?module=nt-translator')
    expect(first.conversations.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 30))
    const second = await list(`?module=nt-translator&before=${first.nextBefore}`)
    expect(second).toMatchObject({ conversations: [{ id: ids[0] }], nextBefore: null })
  })

  it.each([
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    'now',
  ])('lists nothing before %s, which is no time of this product', async (before) => {
    const reply = await call('GET', `?before=${before}`)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })

  it('searches titles and messages, and takes % and _ as they are', async () => {
    const percent = await begin('A raise of 100% sure')
    await begin('A raise of 1000 sure')
    expect((await find('100%')).conversations.map(({ id }) => id)).toEqual([percent])
    expect((await find('MEANS LATER')).conversations).toHaveLength(2)
  })

  it('takes what is searched for in the body alone, never in an address', async () => {
    await begin('Private')
    expect((await call('GET', '?search=Private')).status).toBe(400)
  })

  it('renames, and refuses an empty or overlong title', async () => {
    const id = await begin('Old')
    expect(await (await call('PATCH', `/${id}`, { title: ' New name ' })).json()).toMatchObject({
      title: 'New name',
    })
    expect(await (await call('PATCH', `/${id}`, { title: 'One\r\n# two' })).json()).toMatchObject({
      title: 'One # two',
    })
    expect((await call('PATCH', `/${id}`, { title: ' ' })).status).toBe(400)
    expect((await call('PATCH', `/${id}`, { title: 'x'.repeat(61) })).status).toBe(400)
  })

  it('exports Markdown that names both sides', async () => {
    const id = await begin('# not a heading')
    const file = await call('GET', `/${id}/export`)
    expect(file.headers.get('content-type')).toContain('text/markdown')
    expect(file.headers.get('content-disposition')).toContain('conversation-2026-11-21.md')
    const text = await file.text()
    expect(text).toContain('**You** (2026-11-21 12:00 UTC)\n\n> # not a heading')
    expect(text).toContain('**NT Translator** (2026-11-21 12:00 UTC)\n\n> It means later.')
  })

  it('deletes one, all of a module, or all', async () => {
    const one = await begin('One')
    await begin('Two')
    await begin('Three', { module: 'coaching' })
    expect(await (await call('DELETE', `/${one}`)).json()).toEqual({ deleted: 1 })
    expect(await (await call('DELETE', '?module=coaching')).json()).toEqual({ deleted: 1 })
    expect(await (await call('DELETE', '')).json()).toEqual({ deleted: 1 })
    expect((await list()).conversations).toEqual([])
  })

  it.each([
    '?modul=coaching',
    '?module=',
    '?module=cooking',
    '?id=1',
  ])('deletes nothing for %s', async (query) => {
    await begin('One')
    expect((await call('DELETE', query)).status).toBe(400)
    expect((await list()).conversations).toHaveLength(1)
  })
})
