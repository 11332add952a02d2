import { setFlagsFromString } from 'node:v8'
import { EnvError, readEnv } from './env.ts'
import { DirectoryInUseError } from './platform/database/directory-lock.ts'
import { startServer } from './start-server.ts'
import { startupMessage } from './startup-message.ts'

function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DirectoryInUseError) return error.message
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`
  if (code === 'EACCES')
    return `Wayfern may not use port ${port} or a file it needs. Set PORT above 1023, or check DATA_DIR.`
  if (code === 'ENOSPC') return 'The disk is full. Free some space where DATA_DIR lies, then start again.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database at DATABASE_URL does not answer. Check the address and that PostgreSQL runs.'
  if (code === '28P01' || code === '28000')
    return 'The database at DATABASE_URL refused the user name or password.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist. Create it first.'
  return `Wayfern could not start: ${message ?? String(error)}`
}

try {
  const env = readEnv(process.env)
  const server = await startServer(env)
  // Old objects are collected each time the heap has grown by a fifth, not when it has doubled: what hundreds of open
  // streams leave would stay resident. While the server starts, all that grows is kept (decision 0006).
  setFlagsFromString('--heap-growing-percent=20')
  process.stdout.write(startupMessage(env, server.port))
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.stop().finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
