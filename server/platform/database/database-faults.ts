/** Drizzle wraps the driver's error once, a problem of our own may wrap that. */
const MAX_CAUSES = 5
/** `disk_full` of PostgreSQL, and the system's own word for it. */
const fullCodes = new Set(['53100', 'ENOSPC'])
/** The same as the embedded database's file system says it (`ERRNO_CODES` of Emscripten). */
const FULL_ERRNO = 51
/**
 * `too_many_connections`, a change in a server that may only be read (a failover), and those of a server that stops,
 * has crashed or starts (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const awayCodes = new Set(['53300', '25006', '57P01', '57P02', '57P03', '57P05'])
const systemCodes = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH EAI_AGAIN'.split(' '),
)
/** `pg` gives these no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

type Fault = { name?: unknown; code?: unknown; errno?: unknown; message?: unknown; cause?: unknown }

function someCause(error: unknown, isMeant: (fault: Fault) => boolean): boolean {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && typeof current === 'object' && current !== null; depth += 1) {
    if (isMeant(current)) return true
    current = (current as Fault).cause
  }
  return false
}

/** Whether there was no room left where the database lies. Takes what a database threw, wrapped or not. */
export function isOutOfSpace(error: unknown): boolean {
  return someCause(
    error,
    ({ code, name, errno }) => fullCodes.has(String(code)) || (name === 'ErrnoError' && errno === FULL_ERRNO),
  )
}

/** Whether the database cannot be reached, or does not take part at the moment. Takes what `pg` threw, wrapped or not. */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, ({ code, message }) => {
    const known = typeof code === 'string' ? code : ''
    // Class 08 is `connection_exception`.
    if (awayCodes.has(known) || systemCodes.has(known) || /^08\w{3}$/.test(known)) return true
    return typeof message === 'string' && lostConnection.test(message)
  })
}
