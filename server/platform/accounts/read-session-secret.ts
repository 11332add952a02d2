import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'

/** In the data folder. */
export const SECRET_FILE_NAME = 'session-secret'
const SECRET_BYTES = 32
const MIN_LENGTH = 32

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Puts a new secret in place unless there is one by then: the complete file appears under its name in one step,
 * so a process that starts at the same moment, or a crash, never meets half a secret.
 */
async function makeSecretFile(path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(unfinished, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    await link(unfinished, path).catch((error) => {
      if (!isThere(error)) throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * The key that session cookies are signed with: `SESSION_SECRET`, or one made once and kept in the data folder,
 * readable by its owner alone.
 * @throws Error when the kept secret is too short to be one
 */
export async function readSessionSecret(env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const path = join(env.DATA_DIR, SECRET_FILE_NAME)
  const kept = await readFile(path, 'utf8').catch(async (error) => {
    if (!isMissing(error)) throw error
    await makeSecretFile(path)
    return await readFile(path, 'utf8')
  })
  await chmod(path, 0o600)
  const secret = kept.trim()
  if (secret.length < MIN_LENGTH)
    throw new Error(
      `The file ${path} does not hold a secret. Delete it and start again, or set SESSION_SECRET.`,
    )
  return secret
}
