import { EnvError } from './env.ts'
import { isOutOfSpace } from './platform/database/database-faults.ts'
import { DirectoryInUseError } from './platform/database/directory-lock.ts'

type Failure = { code?: unknown; port?: unknown; errno?: unknown; cause?: unknown }

/** The failure that another one was thrown for, and so on: Drizzle wraps what its driver threw. */
function firstCause(error: unknown): unknown {
  let current = error
  while (current instanceof Error && typeof current.cause === 'object' && current.cause !== null)
    current = current.cause
  return current
}

const explanations: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'Wayfern may not use a port or a file that it needs. Set PORT above 1023, or check DATA_DIR.'],
  ['EROFS', 'Wayfern cannot write where DATA_DIR lies. Set DATA_DIR to another folder.'],
  ...['ECONNREFUSED', 'ENOTFOUND'].map(
    (code) =>
      [
        code,
        'The database at DATABASE_URL does not answer. Check the address and that PostgreSQL runs.',
      ] as const,
  ),
  ...['28P01', '28000'].map(
    (code) => [code, 'The database at DATABASE_URL refused the user name or password.'] as const,
  ),
  ['3D000', 'The database named in DATABASE_URL does not exist. Create it first.'],
])

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { errno } = (error ?? {}) as Failure
  // What the embedded database's file system throws is no error and has no message.
  return typeof errno === 'number'
    ? `the embedded database met error ${errno} of its file system`
    : String(error)
}

/** What an operator reads when the product does not start: what is wrong, and what to do. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof EnvError || error instanceof DirectoryInUseError) return error.message
  if (isOutOfSpace(error))
    return 'The disk is full. Free some space where the data lies (DATA_DIR, or the disk of PostgreSQL), then start again.'
  const cause = firstCause(error)
  const { code, port } = (cause ?? {}) as Failure
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`
  return explanations.get(code) ?? `Wayfern could not start: ${messageOf(cause)}`
}
