import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverArguments } from '../../scripts/server-command.mjs'

export type Product = {
  url: string
  dataDir: string
  process: ChildProcess
  /** What the product printed so far: logs and messages. */
  output(): string
  /** Removes its data folder too, unless that was given or is kept. */
  stop(options?: { keepsData: boolean }): Promise<void>
}

/** Names, for `makeDataDir`, the folder whose copies products begin with. */
export const TEMPLATE_VARIABLE = 'WAYFERN_E2E_TEMPLATE'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 100_000
const POLL_MS = 100

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answersHealthy(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/health`).catch(() => undefined)
  return reply?.status === 200
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (await answersHealthy(url)) return
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`the product did not start:\n${output()}`)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** A data folder of its own: empty, or as a product leaves it that was started once and used by nobody. */
export function makeDataDir({ isEmpty } = { isEmpty: false }): string {
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-e2e-'))
  const template = process.env[TEMPLATE_VARIABLE]
  if (template && !isEmpty) cpSync(template, directory, { recursive: true })
  return directory
}

/**
 * Starts the product as a process of its own on a free loopback port, with its own data folder, and waits until
 * it is healthy. Give `dataDir` to start again on existing data, and `isFirstStart` for a folder with nothing in it.
 */
export async function startProduct(
  options: { env?: Record<string, string>; dataDir?: string; port?: number; isFirstStart?: boolean } = {},
): Promise<Product> {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const dataDir = options.dataDir ?? makeDataDir({ isEmpty: options.isFirstStart === true })
  const env = {
    PATH: process.env.PATH,
    TZ: process.env.TZ,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    ...options.env,
  }
  const child = spawn(process.execPath, serverArguments(root), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.stderr?.on('data', (chunk) => {
    text += chunk
  })
  const output = () => text
  await untilHealthy(url, child, output)
  return {
    url,
    dataDir,
    process: child,
    output,
    async stop({ keepsData } = { keepsData: options.dataDir !== undefined }) {
      child.kill('SIGTERM')
      await ended(child)
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
