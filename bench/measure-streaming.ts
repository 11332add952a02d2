import { startProduct } from '../e2e/support/start-product.ts'
import type { Measurement } from './support/measurement.ts'
import { median } from './support/median.ts'
import { cpuMicrosOf, residentMegabytesOf } from './support/process-usage.ts'
import { signUpMember } from './support/sign-up-member.ts'
import { startModelStandIn } from './support/start-model-stand-in.ts'
import {
  chatBody,
  chatHeaders,
  type StreamTiming,
  straightBody,
  timeStream,
} from './support/stream-client.ts'

const ROUNDS = 7
/** Rounds before the first that counts: a server that has run for a minute has compiled its code. */
const WARM_UP_ROUNDS = 8
/** Enough members that nobody meets the limit of 40 messages a minute. */
const MEMBERS = 50

type Targets = { straight: string; chat: string; cookies: string[] }

const straight = (targets: Targets) => timeStream(`${targets.straight}/chat/completions`, {}, straightBody)
const through = (targets: Targets, index: number) =>
  timeStream(
    `${targets.chat}/api/chat`,
    chatHeaders(targets.cookies[index % targets.cookies.length] ?? ''),
    chatBody(),
  )

/** The stand-in is named by its address too; a name costs the client a look-up and a refused IPv6 try for each socket. */
const byAddress = (url: string) => url.replace('//localhost:', '//127.0.0.1:')

const productEnv = (modelUrl: string, databaseUrl?: string): Record<string, string> => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: modelUrl,
  AI_MODEL: 'stand-in',
  TRUSTED_PROXY: 'true',
  LOG_LEVEL: 'error',
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
})

async function members(url: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let index = 0; index < count; index += 1) cookies.push((await signUpMember(url)).cookie)
  return cookies
}

/** Added time to the first text with 5 chats at once, the stand-in answering after 50 ms. */
export async function measureAddedTime(databaseUrl?: string): Promise<Measurement> {
  const model = await startModelStandIn({
    pieces: Array.from({ length: 20 }, () => 'word '),
    firstDelayMs: 50,
    delayMs: 5,
  })
  const product = await startProduct({ env: productEnv(model.url, databaseUrl) })
  try {
    const targets = {
      straight: model.url,
      chat: byAddress(product.url),
      cookies: await members(product.url, MEMBERS),
    }
    const times: Record<'straight' | 'through', number[]> = { straight: [], through: [] }
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const direct = await Promise.all(Array.from({ length: 5 }, () => straight(targets)))
      const passed = await Promise.all(
        Array.from({ length: 5 }, (_, index) => through(targets, round * 5 + index)),
      )
      if (round < WARM_UP_ROUNDS) continue
      times.straight.push(...direct.map(({ firstTextMs }) => firstTextMs))
      times.through.push(...passed.map(({ firstTextMs }) => firstTextMs))
    }
    const added = median(times.through) - median(times.straight)
    const note = `median of ${ROUNDS * 5}: straight ${median(times.straight).toFixed(1)} ms, through Wayfern ${median(times.through).toFixed(1)} ms`
    return {
      name: `Added time to first token, 5 chats, ${databaseUrl ? 'PostgreSQL' : 'embedded'}`,
      value: added,
      unit: 'ms',
      limit: 5,
      direction: 'atMost',
      note,
    }
  } finally {
    await product.stop()
    model.stop()
  }
}

/** CPU of the product per 1,000 streamed pieces, against the stand-in's own CPU for the same pieces. */
export async function measureStreamCpu(databaseUrl?: string): Promise<Measurement> {
  const model = await startModelStandIn({
    pieces: Array.from({ length: 2_000 }, () => 'word '),
    firstDelayMs: 0,
    delayMs: 1,
  })
  const product = await startProduct({ env: productEnv(model.url, databaseUrl) })
  try {
    const targets = {
      straight: model.url,
      chat: byAddress(product.url),
      cookies: await members(product.url, 5),
    }
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = { model: await model.cpuMicros(), product: cpuMicrosOf(product.process.pid ?? 0) }
      await Promise.all(Array.from({ length: 5 }, (_, index) => through(targets, index)))
      const spent = {
        model: (await model.cpuMicros()) - before.model,
        product: cpuMicrosOf(product.process.pid ?? 0) - before.product,
      }
      if (round > 0) ratios.push(spent.product / spent.model)
    }
    return {
      name: 'CPU per streamed chunk against the stand-in',
      value: median(ratios),
      unit: '×',
      limit: 1.5,
      direction: 'atMost',
      note: `median of ${ROUNDS} rounds of 5 streams of 2,000 pieces: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
    }
  } finally {
    await product.stop()
    model.stop()
  }
}

/** One burst of streams at once: times to the first text straight and through the product, and what failed. */
async function timeBurst(targets: Targets, streams: number) {
  const direct = await Promise.all(Array.from({ length: streams }, () => straight(targets)))
  const passed = await Promise.all(Array.from({ length: streams }, (_, index) => through(targets, index)))
  const firstTextMs = (timings: readonly StreamTiming[]) =>
    median(timings.map((timing) => timing.firstTextMs))
  return {
    straightMs: firstTextMs(direct),
    ratio: firstTextMs(passed) / firstTextMs(direct),
    failed: passed.filter(({ isComplete }) => !isComplete).length,
  }
}

/** 300 slow streams at once in one process, five times. */
export async function measureManyStreams(databaseUrl: string): Promise<Measurement[]> {
  const streams = 300
  const model = await startModelStandIn({
    pieces: Array.from({ length: 60 }, () => 'word '),
    firstDelayMs: 500,
    delayMs: 100,
  })
  const product = await startProduct({ env: productEnv(model.url, databaseUrl) })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytesOf(product.process.pid ?? 0))
  }, 250)
  try {
    const targets = {
      straight: model.url,
      chat: byAddress(product.url),
      cookies: await members(product.url, MEMBERS),
    }
    const bursts = []
    for (let round = 0; round < 5; round += 1) bursts.push(await timeBurst(targets, streams))
    const name = '300 slow streams on PostgreSQL'
    return [
      {
        name: `${name}: failed`,
        value: bursts.reduce((sum, { failed }) => sum + failed, 0),
        unit: '',
        limit: 0,
        direction: 'atMost',
        note: `of 5 × ${streams}`,
      },
      {
        name: `${name}: median time to first token`,
        value: median(bursts.map(({ ratio }) => ratio)),
        unit: '× straight',
        limit: 2,
        direction: 'atMost',
        note: `straight ${median(bursts.map(({ straightMs }) => straightMs)).toFixed(0)} ms; ratios ${bursts.map(({ ratio }) => ratio.toFixed(2)).join(', ')}`,
      },
      {
        name: `${name}: resident memory`,
        value: peak,
        unit: 'MB',
        limit: 200,
        direction: 'atMost',
        note: 'peak over all bursts',
      },
    ]
  } finally {
    clearInterval(watch)
    await product.stop()
    model.stop()
  }
}
