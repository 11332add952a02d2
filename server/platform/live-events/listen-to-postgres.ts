import pg from 'pg'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from '#domain/live-events/stream-timing.ts'

type Listener = {
  url: string
  channel: string
  onNotice(payload: string): void
  /** The connection was lost and is back; notices in between were missed. */
  onGap(): void
  /** Something stands between that may not pass notices on. */
  onPooler(): void
}

/** A pooler answers with a process id of its own; one in transaction mode then swallows what it should pass on. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID
}

/**
 * Listens on a connection of its own, which a pooled one cannot do. A lost connection is opened again after
 * 1, 2, 5, then every 10 seconds. A dead network tells nobody, so the connection is also asked every 30 seconds.
 */
class PostgresListener {
  readonly #listener: Listener
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #failedAttempts = 0
  #hasListened = false
  #isClosed = false

  constructor(listener: Listener) {
    this.#listener = listener
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#listener.url,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'wayfern-events',
    })
    this.#client = client
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload }) => this.#listener.onNotice(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(this.#listener.channel)}`)
      if (!this.#hasListened && (await isPooled(client))) this.#listener.onPooler()
    } catch {
      this.#lose(client)
      return
    }
    if (this.#client !== client) return
    this.#failedAttempts = 0
    this.#timer = setInterval(() => this.#probe(client), HEARTBEAT_MS).unref()
    if (this.#hasListened) this.#listener.onGap()
    this.#hasListened = true
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  async #probe(client: pg.Client): Promise<void> {
    await client.query('select 1').catch(() => this.#lose(client))
  }

  #lose(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#timer)
    client.end().catch(() => undefined)
    this.#timer = setTimeout(() => this.connect(), reconnectDelayMs(this.#failedAttempts)).unref()
    this.#failedAttempts += 1
  }
}

/** Returns once listening has begun, or its first try has failed; returns the function that stops it. */
export async function listenToPostgres(listener: Listener): Promise<() => Promise<void>> {
  const listening = new PostgresListener(listener)
  await listening.connect()
  return () => listening.close()
}
