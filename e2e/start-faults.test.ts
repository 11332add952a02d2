import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#server/platform/database/open-database.ts'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { serverArguments } from '../scripts/server-command.mjs'
import { freshDetails } from './support/sign-up-steps.ts'
import { freePort, makeDataDir, type Product, startProduct } from './support/start-product.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let product: Product
let provider: FakeModelServer

const dataDir = makeDataDir()
const otherDir = makeDataDir()

const startAgain = () =>
  startProduct({
    dataDir,
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.url, AI_MODEL: 'scripted' },
  })

beforeAll(async () => {
  provider = await startFakeModelServer()
  product = await startAgain()
})
afterAll(async () => {
  await product.stop()
  await provider.close()
  for (const directory of [dataDir, otherDir]) rmSync(directory, { recursive: true, force: true })
})

/** Starts a server that is expected to give up, and returns how it ended and what it said. */
function startAndFail(env: Record<string, string>) {
  const result = spawnSync(process.execPath, serverArguments(root), {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { code: result.status, message: result.stderr.trim() }
}

describe('starting', () => {
  it('names every bad setting in one message, without its value', () => {
    const { code, message } = startAndFail({
      PORT: 'eighty',
      AI_PROVIDER: 'psychic',
      SESSION_SECRET: 'short-secret',
    })
    expect(code).toBe(1)
    expect(message).toContain('3 bad setting(s)')
    for (const name of ['PORT', 'AI_PROVIDER', 'SESSION_SECRET']) expect(message).toContain(name)
    expect(message).not.toContain('short-secret')
  })

  it('refuses a data folder that another process uses', () => {
    const { code, message } = startAndFail({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(message).toMatch(/^Another Wayfern process already uses the data in .*Stop that process first/)
  })

  it('says which port is taken and what to do', async () => {
    const port = await freePort()
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve))
    const { code, message } = startAndFail({ PORT: String(port), DATA_DIR: otherDir })
    blocker.close()
    expect(code).toBe(1)
    expect(message).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
    )
  })

  it('says that PostgreSQL does not answer', async () => {
    const { code, message } = startAndFail({
      DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/none`,
      DATA_DIR: otherDir,
    })
    expect(code).toBe(1)
    expect(message).toContain('The database at DATABASE_URL does not answer')
  })

  it('gives up, and says why, when the background jobs cannot start: no mail would ever go out', async () => {
    const opened = await openEmbedded(otherDir)
    await opened.db.execute(sql`drop schema if exists jobs cascade`)
    await opened.db.execute(sql`create schema jobs`)
    await opened.db.execute(sql`create view jobs.version as select 'none' as version`)
    await opened.close()
    const { code, message } = startAndFail({ DATA_DIR: otherDir })
    expect(code).toBe(1)
    expect(message).toMatch(/^Wayfern could not start: /)
  })
})

describe('an idle connection', () => {
  it('is kept for longer than proxies keep theirs', async () => {
    const reply = await fetch(`${product.url}/api/health`)
    expect(reply.headers.get('keep-alive')).toBe('timeout=65')
  })
})

/** Signs up by the calls that the page makes, and returns what a browser sends along afterwards. */
async function signUp(): Promise<{ Cookie: string; 'Content-Type': string }> {
  const { name, email, password } = freshDetails()
  const headers = { 'Content-Type': 'application/json', Cookie: '' }
  for (const [path, body] of [
    ['/api/billing/payments', { name, email, paymentMethodId: 'pm_card_visa' }],
    ['/api/sign-up', { name, email, password, acceptTerms: true }],
  ] as const) {
    const reply = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(reply.ok).toBe(true)
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    headers.Cookie = [headers.Cookie, ...cookies].filter(Boolean).join('; ')
  }
  return headers
}

describe('stopping', () => {
  it('keeps the data, the replies that it cuts off too, and gives the folder back', async () => {
    const headers = await signUp()
    provider.behavior = { ...provider.behavior, pieces: ['Half of ', 'it, ', 'and more'], stallAfter: 2 }
    const conversationId = crypto.randomUUID()
    const reply = await fetch(`${product.url}/api/chat`, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream' },
      body: JSON.stringify({
        module: 'coaching',
        conversationId,
        messageId: crypto.randomUUID(),
        messages: [{ role: 'user', content: 'How do I answer?' }],
      }),
    })
    await reply.body?.getReader().read()

    await product.stop()
    product = await startAgain()
    const read = async (path: string) => await (await fetch(product.url + path, { headers })).json()
    expect(await read(`/api/conversations/${conversationId}`)).toMatchObject({
      messages: [{ content: 'How do I answer?' }, { content: 'Half of it, ', isPartial: true }],
    })
    const { tokensUsed } = (await read('/api/token-usage')) as { tokensUsed: number }
    expect(tokensUsed).toBeGreaterThan(0)
    expect(tokensUsed).toBeLessThan(50)
  })

  it('gives the folder back even when the process is killed', async () => {
    product.process.kill('SIGKILL')
    await new Promise((resolve) => product.process.once('exit', resolve))
    product = await startAgain()
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
  })
})
