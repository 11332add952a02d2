import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillPersonalTables, personalTables } from '../../testing/personal-tables.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { credentials, sessions, users } from '../accounts/tables.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { exportedTables } from './exported-tables.ts'
import { streamArchive } from './stream-archive.ts'

const START = new Date('2026-11-21T12:00:00Z')
const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  test.clock.now = START
  userId = await test.addUser(crypto.randomUUID())
})

const download = (headers: Record<string, string> = test.as(userId)) =>
  test.send('GET', '/api/account/export', { headers })
async function filesOf(reply: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}
type Exported = { leftOut: { columns: string[] }; data: Record<string, Record<string, unknown>[]> }
async function dataOf(reply: Response): Promise<Exported> {
  return JSON.parse((await filesOf(reply))['wayfern-data.json'] ?? '') as Exported
}

async function converse(title: string, text: string): Promise<string> {
  const id = crypto.randomUUID()
  await test.db
    .insert(conversations)
    .values({ id, userId, module: 'coaching', title, createdAt: START, updatedAt: START })
  await test.db
    .insert(conversationMessages)
    .values([{ id: crypto.randomUUID(), conversationId: id, role: 'user', content: text, createdAt: START }])
  return id
}

describe('what is exported', () => {
  it('is every table of the schema that holds rows of a user', () => {
    const names = exportedTables.map(({ table }) => getTableName(table))
    expect(new Set(names).size).toBe(names.length)
    expect(names.toSorted()).toEqual(personalTables().map(getTableName).toSorted())
  })

  it('leaves out every secret, and names what it leaves out', () => {
    const secrets = exportedTables.flatMap(({ table, leftOut = [] }) => {
      const { name, columns } = getTableConfig(table)
      return columns
        .filter((column) => column.dataType === 'string' && /token|password|hash|secret/.test(column.name))
        .map((column) => ({ column: `${name}.${column.name}`, isLeftOut: leftOut.includes(column.name) }))
    })
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(({ isLeftOut }) => !isLeftOut)).toEqual([])
  })

  it("holds the user's rows of each table, and nobody else's", async () => {
    const stranger = await test.addUser(crypto.randomUUID())
    await fillPersonalTables(test.db, userId, 'my own words')
    await fillPersonalTables(test.db, stranger, "a stranger's words")
    const files = await filesOf(await download())
    const { data } = JSON.parse(files['wayfern-data.json'] ?? '') as Exported
    for (const table of personalTables())
      expect(data[getTableName(table)], getTableName(table)).toHaveLength(1)
    const everything = JSON.stringify(files)
    expect(everything).toContain('my own words')
    expect(everything).not.toContain(stranger)
    expect(everything).not.toContain("a stranger's words")
  })

  it('holds no password, session token or hash', async () => {
    const id = crypto.randomUUID()
    await test.db.insert(sessions).values({ id, userId, token: 'a-session-token', expiresAt: START })
    await test.db
      .insert(credentials)
      .values({ id, userId, accountId: userId, providerId: 'credential', password: '$scrypt$secret' })
    const reply = await download()
    const { data, leftOut } = await dataOf(reply)
    expect(data.sessions).toMatchObject([{ id }])
    expect(JSON.stringify(data)).not.toMatch(/a-session-token|scrypt/)
    expect(leftOut.columns).toEqual(expect.arrayContaining(['credentials.password', 'sessions.token']))
  })

  it('holds each conversation as Markdown, under names that stay in their folder', async () => {
    await converse('../Work', 'What does "circle back" mean?')
    await converse('Work', 'And now?')
    const files = await filesOf(await download())
    expect(Object.keys(files).toSorted()).toEqual([
      'conversations/2026-11-21-work-2.md',
      'conversations/2026-11-21-work.md',
      'wayfern-data.json',
    ])
    expect(Object.values(files).join()).toContain('> What does "circle back" mean?')
  })
})

describe('GET /api/account/export', () => {
  it('is one zip archive with the day in its name, which no cache keeps', async () => {
    const reply = await download()
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="wayfern-data-2026-11-21.zip"',
    )
    expect(reply.headers.get('cache-control')).toBe('no-store')
    await reply.body?.cancel()
  })

  it.each<Record<string, string>>([
    {},
    { Authorization: 'Bearer forged' },
  ])('needs a session: %o', async (headers) => {
    expect((await download(headers)).status).toBe(401)
  })

  it('works after the subscription has ended', async () => {
    const former = await test.addUser(crypto.randomUUID(), undefined, { isSubscribed: false })
    expect((await dataOf(await download(test.as(former)))).data.users).toHaveLength(1)
  })

  it('is limited to 5 an hour', async () => {
    for (let count = 0; count < 5; count++) await (await download()).body?.cancel()
    expect(await (await download()).json()).toMatchObject({ code: 'rate-limited' })
    test.clock.now = new Date(START.getTime() + 60 * 60 * 1000)
    expect((await download()).status).toBe(200)
  })

  it('is whole although the account is deleted while it is sent', async () => {
    await converse('Long', 'words '.repeat(100_000))
    const reply = await download()
    await test.db.delete(users)
    const files = await filesOf(reply)
    expect(files['conversations/2026-11-21-long.md']).toContain('words words')
    expect(JSON.parse(files['wayfern-data.json'] ?? '')).toMatchObject({ data: { users: [{ id: userId }] } })
  })

  it('is "not found" when the account is gone before the reading', async () => {
    const { rateLimiter } = test.services
    test.services.rateLimiter = {
      ...rateLimiter,
      async consume(...given) {
        await test.db.delete(users)
        return await rateLimiter.consume(...given)
      },
    }
    const reply = await download()
    test.services.rateLimiter = rateLimiter
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'not-found' })
  })
})

describe('the archive', () => {
  const read = async (stream: ReadableStream<Uint8Array>) =>
    new Uint8Array(await new Response(stream).arrayBuffer())

  it.each([0, 1, 64 * 1024, 64 * 1024 + 1, 500_000])('keeps a file of %i bytes whole', async (length) => {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(97 + (index % 26))).join('')
    const files = unzipSync(await read(streamArchive([{ path: 'a.txt', text }], START)))
    expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe(text)
  })

  it('makes a file only when the ones before it were read', async () => {
    let made = 0
    function* files() {
      for (made = 1; made <= 100; made++)
        yield { path: `${made}.txt`, text: crypto.randomUUID().repeat(3_000) }
    }
    const reader = streamArchive(files(), START).getReader()
    for (let piece = 0; piece < 3; piece++) await reader.read()
    expect(made).toBeLessThan(5)
    await reader.cancel()
  })

  it('breaks with the error when a file cannot be made, instead of ending early', async () => {
    function* files() {
      yield { path: 'a.txt', text: 'whole' }
      throw new Error('no such conversation')
    }
    await expect(read(streamArchive(files(), START))).rejects.toThrow('no such conversation')
  })
})
