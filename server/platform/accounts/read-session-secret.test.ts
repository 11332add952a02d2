import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSessionSecret } from './read-session-secret.ts'

let dataDir: string
let path: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfern-secret-'))
  path = join(dataDir, 'session-secret')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const modeOf = async (file: string) => (await stat(file)).mode & 0o777

describe('session secret', () => {
  it('comes from the environment when it is given there, and nothing is written', async () => {
    const given = 'an operator chose this long secret'
    expect(await readSessionSecret({ SESSION_SECRET: given, DATA_DIR: dataDir })).toBe(given)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('is made once, kept with mode 600, and the same at the next start', async () => {
    const first = await readSessionSecret({ DATA_DIR: dataDir })
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(await modeOf(path)).toBe(0o600)
    expect(await readSessionSecret({ DATA_DIR: dataDir })).toBe(first)
    expect(await readdir(dataDir)).toEqual(['session-secret'])
  })

  it('is the same for processes that start at the same moment', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => readSessionSecret({ DATA_DIR: dataDir })),
    )
    expect(new Set(secrets).size).toBe(1)
    expect((await readFile(path, 'utf8')).trim()).toBe(secrets[0])
    expect(await readdir(dataDir)).toEqual(['session-secret'])
  })

  it('closes a file that others could read', async () => {
    await writeFile(path, 'x'.repeat(40))
    await chmod(path, 0o644)
    await readSessionSecret({ DATA_DIR: dataDir })
    expect(await modeOf(path)).toBe(0o600)
  })

  it('refuses a damaged file instead of signing with it', async () => {
    await writeFile(path, 'short')
    await expect(readSessionSecret({ DATA_DIR: dataDir })).rejects.toThrow(/does not hold a secret/)
  })

  it('fails when the data folder is not there', async () => {
    await expect(readSessionSecret({ DATA_DIR: join(dataDir, 'missing') })).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })
})
