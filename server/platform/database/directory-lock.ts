import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process holds the directory. Two embedded databases on one directory would lose rows. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
  constructor(directory: string) {
    super(
      `Another Wayfern process already uses the data in ${directory}. ` +
        'Stop that process first, or set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL.',
    )
  }
}

/** A socket that only one process can listen on; the system frees it when the process ends, however it ends. */
function socketAddress(directory: string): string {
  const name = `wayfern-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Takes the lock of a directory, and returns the function that gives it back.
 * @throws DirectoryInUseError when another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = socketAddress(directory)
  let server = await listen(address)
  if (!server && address.startsWith(tmpdir()) && !(await isAnswering(address))) {
    // A socket file left by a process that was killed: nobody answers, so it is ours to replace.
    rmSync(address, { force: true })
    server = await listen(address)
  }
  if (!server) throw new DirectoryInUseError(directory)
  const held = server
  return () => new Promise((resolve) => held.close(() => resolve()))
}
