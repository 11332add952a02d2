import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import pg from 'pg'
import { startProduct } from '../e2e/support/start-product.ts'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'
import { signUpMember } from './support/sign-up-member.ts'

const ROUNDS = 5
const load = { connections: 16, duration: 3 }

/** The least that a server can do for the same answer: one query by primary key, one JSON reply. */
async function startPeer(databaseUrl: string, userId: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  const server = createServer(async (_, response) => {
    const { rows } = await pool.query(
      'select user_id, tokens_used, reset_date from user_token_usage where user_id = $1',
      [userId],
    )
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows[0]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}

async function requestsPerSecond(url: string, cookie = ''): Promise<number> {
  const result = await autocannon({ url, headers: { cookie }, ...load })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests to ${url} failed`)
  return result.requests.average
}

/** Requests per second of an authenticated read of one row, against node:http with pg and the same query. */
export async function measureRead(databaseUrl: string): Promise<Measurement> {
  const product = await startProduct({
    env: { DATABASE_URL: databaseUrl, TRUSTED_PROXY: 'true', LOG_LEVEL: 'error' },
  })
  try {
    const { cookie } = await signUpMember(product.url)
    const session = (await (await fetch(`${product.url}/api/session`, { headers: { cookie } })).json()) as {
      session: { user: { id: string } }
    }
    const peer = await startPeer(databaseUrl, session.session.user.id)
    const ratios: number[] = []
    let note = ''
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await requestsPerSecond(`${product.url}/api/token-usage`, cookie)
      const bare = await requestsPerSecond(peer.url)
      ratios.push(own / bare)
      note = `last round: Wayfern ${own.toFixed(0)}/s, node:http + pg ${bare.toFixed(0)}/s`
    }
    await peer.stop()
    return {
      name: 'Authenticated read of one row',
      value: median(ratios),
      unit: '× node:http + pg',
      limit: 0.7,
      direction: 'atLeast',
      note,
    }
  } finally {
    await product.stop()
  }
}
