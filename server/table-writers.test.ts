import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

/**
 * Statements of Drizzle by the name of the table's constant, also those that `createOwnRows` makes of it, and statements
 * in SQL by the table's own name.
 */
const writes =
  /(?:\.(?:insert|update|delete)|createOwnRows)\((\w+)[,)]|(?:insert into|delete from|update) "?(\w+)"?(?= (?:as|set|where|returning|\()|$)/gm

const tableFiles = globSync('server/{features,platform}/*/tables.ts')

/** Under which names each table is written, with the folder that owns it. */
async function ownersByName(): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const file of tableFiles) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`)
    for (const [name, table] of Object.entries(exported)) {
      if (!is(table, PgTable)) continue
      owners.set(name, dirname(file)).set(getTableConfig(table).name, dirname(file))
    }
  }
  return owners
}

it('each table is written in the folder that defines it and nowhere else', async () => {
  const owners = await ownersByName()
  const written = new Set<string>()
  const faults: string[] = []
  for (const file of globSync('server/**/*.ts', { exclude: ['server/testing/**', '**/*.test.ts'] })) {
    for (const [statement, constant, name] of readFileSync(file, 'utf8').matchAll(writes)) {
      const owner = owners.get(constant ?? name ?? '')
      if (!owner) continue
      written.add(owner)
      if (dirname(file) !== owner) faults.push(`${file}: ${statement}`)
    }
  }
  expect(faults).toEqual([])
  expect([...written].sort()).toEqual(tableFiles.map((file) => dirname(file)).sort())
})
