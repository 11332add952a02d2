import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../platform/database/open-database.ts'

/** Names the file of the snapshot for `openTestDatabase`. */
export const SNAPSHOT_VARIABLE = 'WAYFERN_TEST_SNAPSHOT'

/**
 * Runs once before all test files: making and migrating an embedded database takes seconds, loading one that
 * was made before a fraction of that.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const opened = await openPglite({})
  if (opened.engine.kind !== 'embedded') return undefined
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-snapshot-'))
  const file = join(directory, 'database.tar')
  await writeFile(file, (await opened.engine.client.dumpDataDir('none')).stream())
  await opened.close()
  process.env[SNAPSHOT_VARIABLE] = file
  return () => rmSync(directory, { recursive: true, force: true })
}
