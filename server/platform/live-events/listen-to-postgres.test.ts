import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventTopics } from '#domain/live-events/event-topics.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { listenToPostgres } from './listen-to-postgres.ts'

// Runs among the HTTP tests on PostgreSQL alone (vitest.config.ts).
describe('listening on PostgreSQL', () => {
  let test: TestApp
  let url: string
  beforeAll(async () => {
    test = await createTestApp()
    if (test.opened.engine.kind !== 'postgres') throw new Error('the test needs PostgreSQL')
    url = test.opened.engine.url
  })
  afterAll(() => test.close())

  async function execute(statement: string) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  /** Stands before PostgreSQL; `change` may rewrite what that one answers. */
  function createProxy(change: (answer: Buffer) => Buffer = (answer) => answer) {
    const target = new URL(url)
    return createServer((socket) => {
      const upstream = connect(Number(target.port || 5432), target.hostname)
      socket.pipe(upstream)
      upstream.on('data', (answer) => socket.write(change(answer)))
      upstream.on('end', () => socket.end())
      socket.on('error', () => upstream.destroy())
      upstream.on('error', () => socket.destroy())
    })
  }
  function urlAt(port: number): string {
    const throughProxy = new URL(url)
    throughProxy.hostname = '127.0.0.1'
    throughProxy.port = String(port)
    return throughProxy.href
  }

  it('hears notices, and after a lost connection says that some were missed and hears them again', async () => {
    const notices: string[] = []
    const onGap = vi.fn()
    const onPooler = vi.fn()
    const stop = await listenToPostgres({
      url,
      channel: 'test_notices',
      onNotice: (payload) => notices.push(payload),
      onGap,
      onPooler,
    })
    await execute(`notify test_notices, 'first'`)
    await expect.poll(() => notices).toEqual(['first'])
    await execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'wayfern-events' and datname = current_database()`,
    )
    await expect.poll(() => onGap.mock.calls).toHaveLength(1)
    await execute(`notify test_notices, 'second'`)
    await expect.poll(() => notices).toEqual(['first', 'second'])
    expect(onPooler).not.toHaveBeenCalled()
    await stop()
  })

  it('says that a pooler stands between: it answers for a process that is not its own', async () => {
    const processMessage = Buffer.from([...Buffer.from('K'), 0, 0, 0, 12])
    const proxy = createProxy((answer) => {
      const at = answer.indexOf(processMessage)
      return at < 0
        ? answer
        : Buffer.concat([answer.subarray(0, at + 5), Buffer.alloc(4, 7), answer.subarray(at + 9)])
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()))
    const onPooler = vi.fn()
    const stop = await listenToPostgres({
      ...{ url: urlAt((proxy.address() as AddressInfo).port), channel: 'pooled_notices' },
      ...{ onNotice: () => undefined, onGap: () => undefined, onPooler },
    })
    expect(onPooler).toHaveBeenCalledOnce()
    await stop()
    await new Promise((resolve) => proxy.close(resolve))
  })

  it('tells every open page to read everything anew after a lost connection', async () => {
    const userId = await test.addUser(crypto.randomUUID())
    const heard: string[] = []
    test.services.events.subscribe(userId, { onChange: (topic) => heard.push(topic), onEnd: () => undefined })
    await execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'wayfern-events' and datname = current_database()`,
    )
    await expect.poll(() => heard).toEqual(eventTopics)
  })

  it('keeps trying when PostgreSQL is not there at first', async () => {
    const proxy = createProxy()
    const listen = (port: number) =>
      new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', () => resolve()))
    await listen(0)
    const { port } = proxy.address() as AddressInfo
    await new Promise((resolve) => proxy.close(resolve))

    const notices: string[] = []
    const onGap = vi.fn()
    const onNotice = (payload: string) => notices.push(payload)
    const stop = await listenToPostgres({
      ...{ url: urlAt(port), channel: 'late_notices' },
      ...{ onNotice, onGap, onPooler: () => undefined },
    })
    await listen(port)
    const heardNow = () => execute(`notify late_notices, 'heard'`).then(() => notices)
    await expect.poll(heardNow, { interval: 200 }).toContain('heard')
    expect(onGap).not.toHaveBeenCalled()
    await stop()
    await new Promise((resolve) => proxy.close(resolve))
  })
})
