import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let test: TestApp
let server: ReturnType<typeof serve>

beforeAll(async () => {
  test = await createTestApp({ env: { PUBLIC_URL: 'https://wayfern.example.org' } })
  server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await test.close()
})

/** What the server answers to these header lines, byte for byte. */
async function replyTo(path: string, ...headers: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
  let reply = ''
  for await (const piece of socket.setEncoding('utf8')) reply += piece
  return reply
}

describe('a request with more than one host', () => {
  it.each([
    ['/api/health', 'Host: wayfern.example.org', 'Host: evil.example.org'],
    ['/', 'Host: a', 'host: a'],
    ['/nowhere', 'HOST: a', 'X-Other: host', 'hoST: b'],
  ])('for %s is refused', async (path, ...headers) => {
    expect(await replyTo(path, ...headers)).toMatch(/^HTTP\/1.1 400 /)
  })

  it('is not one that names its host once, and the word elsewhere', async () => {
    expect(await replyTo('/api/health', 'Host: a', 'X-Other: host', 'X-Host: b')).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('every reply', () => {
  it.each(['/api/health', '/api/nowhere', '/'])('names what %s asks no browser for', async (path) => {
    const policy = (await test.app.request(path)).headers.get('permissions-policy')
    for (const feature of ['camera=()', 'microphone=()', 'geolocation=()', 'payment=()'])
      expect(policy).toContain(feature)
  })

  it('lets a payment be made where one can be', async () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_ID: 'price_1',
    }
    const withStripe = await createTestApp({ env: stripe, database: test.opened })
    const reply = await withStripe.app.request('/api/health')
    expect(reply.headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
    await withStripe.services.events.close()
  })
})

describe('/.well-known/security.txt', () => {
  const open = async (app: TestApp) => {
    const reply = await app.app.request('/.well-known/security.txt')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
    return (await reply.text()).trimEnd().split('\n')
  }

  it('names the page for support, and expires within a year from the request', async () => {
    const lines = await open(test)
    expect(lines).toContain('Contact: https://wayfern.example.org/dashboard/support')
    expect(lines).toContain('Canonical: https://wayfern.example.org/.well-known/security.txt')
    expect(lines).toContain('Expires: 2027-05-20T12:00:00.000Z')
    test.clock.now = new Date('2027-11-21T12:00:00Z')
    expect(await open(test)).toContain('Expires: 2028-05-19T12:00:00.000Z')
  })

  it('names the address for support where there is one', async () => {
    const env = { SUPPORT_EMAIL: 'help@example.org' }
    const named = await createTestApp({ env, database: test.opened })
    expect(await open(named)).toContain('Contact: mailto:help@example.org')
    await named.services.events.close()
  })
})
