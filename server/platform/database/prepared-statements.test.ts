import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { rateLimits } from '../http/tables.ts'
import type { OpenDatabase } from './open-database.ts'
import { createStatementNames } from './statement-names.ts'

let opened: OpenDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const windowEndsAt = new Date('2026-11-21T12:00:00.123Z')
const add = (key: string) => opened.db.insert(rateLimits).values({ key, count: 1, windowEndsAt })
const rows = async (query: ReturnType<typeof sql>) =>
  ((await opened.db.execute(query)) as unknown as { rows: unknown[] }).rows

describe('a statement that the database keeps', () => {
  it('answers each time with the values of that time', async () => {
    await add('first')
    await add('second')
    const find = (key: string) => opened.db.select().from(rateLimits).where(eq(rateLimits.key, key))
    expect(await find('first')).toEqual([{ key: 'first', count: 1, windowEndsAt }])
    expect(await find('second')).toEqual([{ key: 'second', count: 1, windowEndsAt }])
    expect(await find('third')).toEqual([])
  })

  it('passes every kind of value through unchanged', async () => {
    const read = async (text: string | null, flag: boolean, json: object) =>
      await rows(
        sql`select ${text}::text as text, ${flag}::boolean as flag, ${3}::int as number, ${JSON.stringify(json)}::jsonb as json, ${Buffer.from([0, 255])}::bytea as bytes`,
      )
    const bytes = expect.toSatisfy((value: Uint8Array) => value[0] === 0 && value[1] === 255)
    expect(await read('a "quoted" \\ ü', true, { a: [1, null] })).toEqual([
      { text: 'a "quoted" \\ ü', flag: true, number: 3, json: { a: [1, null] }, bytes },
    ])
    expect(await read(null, false, {})).toEqual([{ text: null, flag: false, number: 3, json: {}, bytes }])
  })

  it('fails with the code of the database, and works again afterwards', async () => {
    await add('taken')
    await expect(add('taken')).rejects.toMatchObject({ cause: { code: '23505' } })
    await add('free')
  })

  it('is refused each time when the database cannot read it', async () => {
    const misspelt = () => rows(sql`selec ${1}::int`)
    await expect(misspelt()).rejects.toMatchObject({ cause: { code: '42601' } })
    await expect(misspelt()).rejects.toMatchObject({ cause: { code: '42601' } })
    expect(await rows(sql`select ${1}::int as one`)).toEqual([{ one: 1 }])
  })

  it('waits for an open transaction and sees what it left', async () => {
    const count = () => rows(sql`select count(*)::int as count from rate_limits where key = ${'in doubt'}`)
    await opened.db
      .transaction(async (tx) => {
        await tx.insert(rateLimits).values({ key: 'in doubt', count: 1, windowEndsAt })
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await count()).toEqual([{ count: 0 }])
    await opened.db.transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: 'in doubt', count: 1, windowEndsAt })
    })
    expect(await count()).toEqual([{ count: 1 }])
  })

  it('is understood anew after its table has changed', async () => {
    const find = () => rows(sql`select count(*)::int as count from changing where id = ${1}::int`)
    await opened.db.execute(sql`create table changing (id int)`)
    await opened.db.execute(sql`insert into changing values (1)`)
    expect(await find()).toEqual([{ count: 1 }])
    await opened.db.execute(sql`alter table changing add column more text, alter column id type bigint`)
    expect(await find()).toEqual([{ count: 1 }])
  })
})

describe('names of statements', () => {
  it('belong to one text each, up to a bound', () => {
    const nameOf = createStatementNames(2)
    const [first, second] = [nameOf('a'), nameOf('b')]
    expect(first).not.toBe(second)
    expect(nameOf('a')).toBe(first)
    expect(nameOf('c')).toBeUndefined()
  })

  it('are the same in every process, in whichever order it meets the texts', () => {
    const [here, elsewhere] = [createStatementNames(), createStatementNames()]
    const [first, second] = [here('select $1'), here('select $1, $2')]
    expect([elsewhere('select $1, $2'), elsewhere('select $1')]).toEqual([second, first])
    expect(first?.length).toBeLessThan(64)
  })
})
