import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from './open-database.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wayfern-embedded-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the files of an embedded database', () => {
  it('are made anew when a full disk or a kill left half of them, and kept from then on', async () => {
    mkdirSync(join(dataDir, 'database/base'), { recursive: true })
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n')
    writeFileSync(join(dataDir, 'database-unfinished'), '')
    const made = await openEmbedded(dataDir)
    expect(existsSync(join(dataDir, 'database-unfinished'))).toBe(false)
    expect(made.readFreeBytes?.()).toBeGreaterThan(0)
    await made.db.execute(sql`create table kept (id int)`)
    await made.close()
    const opened = await openEmbedded(dataDir)
    await opened.db.execute(sql`select id from kept`)
    await opened.close()
  })

  it('are marked while they are made', async () => {
    mkdirSync(join(dataDir, 'database'), { mode: 0o700 })
    const opening = openEmbedded(dataDir)
    await expect.poll(() => existsSync(join(dataDir, 'database-unfinished'))).toBe(true)
    await (await opening).close()
    expect(existsSync(join(dataDir, 'database-unfinished'))).toBe(false)
  })
})
