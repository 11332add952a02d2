import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { decideAtBank } from './fake-stripe/fake-stripe-charges.ts'
import { answerFakeStripe, type FakeRequest } from './fake-stripe/fake-stripe-endpoints.ts'
import { createFakeStripeState, FakeStripeError, newFakeId } from './fake-stripe/fake-stripe-state.ts'
import { cancelSubscription, renewSubscription } from './fake-stripe/fake-stripe-subscriptions.ts'

/**
 * How a call goes wrong: `error` answers 500 and does nothing, `stall` never answers and does nothing, `lose`
 * does the work and breaks the connection before the answer.
 */
export type FakeFault = { method?: string; path: RegExp; kind: 'error' | 'stall' | 'lose'; times: number }

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

type Answer = { status: number; body: unknown }

const settings = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
  priceId: 'price_premium',
}

async function readRequest(
  request: IncomingMessage,
): Promise<FakeRequest & { idempotencyKey: string | null }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const isQuery = request.method === 'GET' || request.method === 'DELETE'
  const form = isQuery ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form,
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}

/** Answers a key that was used before with its first answer, and refuses it for another request, as Stripe does. */
function createIdempotency() {
  const kept = new Map<string, { fingerprint: string; answer: Answer }>()
  return (key: string | null, request: FakeRequest, answer: () => Answer): Answer => {
    if (key === null) return answer()
    const fingerprint = `${request.method} ${request.path} ${request.form}`
    const before = kept.get(key)
    if (before && before.fingerprint !== fingerprint)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys can only be used with the same parameters they were first used with.',
          },
        },
      }
    const given = before ?? { fingerprint, answer: answer() }
    kept.set(key, given)
    return given.answer
  }
}

function attempt(answer: () => unknown): Answer {
  try {
    return { status: 200, body: answer() }
  } catch (error) {
    if (error instanceof FakeStripeError) return { status: error.status, body: error.body }
    throw error
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

/**
 * A stand-in for Stripe's API on this machine: the calls that the product makes, in memory, with idempotency
 * keys, test cards, a bank, scripted faults and signed webhooks. Its calls are counted for the tests.
 */
export async function startFakeStripe(options: { port?: number; now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date())
  const state = createFakeStripeState(now)
  const once = createIdempotency()
  const faults: FakeFault[] = []
  const calls: string[] = []

  function takeFault({ method, path }: FakeRequest): FakeFault['kind'] | null {
    const fault = faults.find(
      (each) => each.times > 0 && each.path.test(path) && (each.method ?? method) === method,
    )
    if (!fault) return null
    fault.times--
    return fault.kind
  }

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming)
    calls.push(`${request.method} ${request.path}`)
    const fault = takeFault(request)
    if (fault === 'stall') return
    if (fault === 'error')
      return send(response, { status: 500, body: { error: { type: 'api_error', message: 'scripted' } } })
    const answer = once(request.idempotencyKey, request, () =>
      attempt(() => answerFakeStripe(state, settings.priceId, request)),
    )
    if (fault === 'lose') return void incoming.socket.destroy()
    send(response, answer)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    settings: { ...settings, apiUrl: url },
    /** The environment of a product that uses this stand-in. */
    env: {
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_PRICE_ID: settings.priceId,
      STRIPE_API_URL: url,
    },
    state,
    /** Every call so far, as `METHOD /path`. */
    calls,
    /** Charges that went through and were not given back. */
    chargeCount: () =>
      [...state.intents.values()].filter((each) => each.status === 'succeeded' && !each.isRefunded).length,
    script: (fault: FakeFault) => void faults.push(fault),
    clearFaults: () => void faults.splice(0),
    approveAtBank: (clientSecret: string) => decideAtBank(state, clientSecret, true),
    refuseAtBank: (clientSecret: string) => decideAtBank(state, clientSecret, false),
    renew: (subscriptionId: string, isPaid: boolean) => renewSubscription(state, subscriptionId, isPaid),
    cancel: (subscriptionId: string) => cancelSubscription(state, subscriptionId),
    /** A webhook as Stripe sends it: the body and the header that signs it. */
    signedEvent(type: string, object: unknown, event: { id?: string; secret?: string; at?: Date } = {}) {
      const timestamp = Math.floor((event.at ?? now()).getTime() / 1000)
      const id = event.id ?? newFakeId('evt')
      const body = JSON.stringify({ id, object: 'event', type, created: timestamp, data: { object } })
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: event.secret ?? settings.webhookSecret,
        timestamp,
      })
      return { body, headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' } }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
