import { sql } from 'drizzle-orm'
import { pruneEmptyConversations } from '#server/features/conversations/index.ts'
import {
  foldTokenLedger,
  releaseStaleReservations,
  reserveTokens,
  resetEligibleTokenUsages,
  settleTokens,
} from '#server/features/token-allowance/index.ts'
import type { Measurement } from '../support/measurement.ts'
import { median } from '../support/median.ts'
import { userId } from './fill-database.ts'
import type { BenchServices } from './start-bench-services.ts'
import { timeMs } from './time-ms.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RUNS = 5
/** Between two messages of the members who chat while a job runs. */
const CHAT_PAUSE_MS = 10

const perUser = (name: string, seconds: number, count: number, limit: number): Measurement => ({
  name,
  value: (seconds * 1_000) / count,
  unit: 'ms each',
  limit,
  direction: 'atMost',
  note: `${count.toLocaleString('en-US')} in ${seconds.toFixed(1)} s`,
})

/** Scheduled jobs that find nothing to do. */
export async function measureIdleJobs({ services }: BenchServices): Promise<Measurement[]> {
  const idle = async (name: string, run: () => Promise<unknown>): Promise<Measurement> => {
    const times: number[] = []
    for (let n = 0; n < RUNS; n += 1) times.push(await timeMs(run))
    return {
      name,
      value: median(times),
      unit: 'ms',
      limit: 20,
      direction: 'atMost',
      note: `median of ${RUNS}`,
    }
  }
  return [
    await idle('release-stale-reservations, nothing stale', () => releaseStaleReservations(services)),
    await idle('prune-empty-conversations, nothing empty', () => pruneEmptyConversations(services)),
  ]
}

/** One member after the other sends a message while `work` runs. The longest that one of them waited. */
async function longestWaitDuring(
  { services }: BenchServices,
  users: number,
  work: () => Promise<unknown>,
): Promise<{ longestMs: number; messages: number }> {
  let isRunning = true
  let longestMs = 0
  let messages = 0
  const chat = async () => {
    while (isRunning) {
      const id = userId(1 + ((messages * 7_919) % (users - 100)))
      messages += 1
      const waited = await timeMs(async () => {
        const request = { userId: id, key: `chat:${crypto.randomUUID()}`, wanted: 900, minimum: 1 }
        await settleTokens(services, await reserveTokens(services, request), 300)
      })
      longestMs = Math.max(longestMs, waited)
      await new Promise((resolve) => setTimeout(resolve, CHAT_PAUSE_MS))
    }
  }
  const chats = Promise.all([chat(), chat(), chat()])
  await work().finally(() => {
    isRunning = false
  })
  await chats
  return { longestMs, messages }
}

/** The reset of everybody's allowance at once, while members chat. */
export async function measureReset(bench: BenchServices, users: number): Promise<Measurement[]> {
  const { services, clock } = bench
  const before = clock.now
  clock.now = new Date(before.getTime() + 40 * DAY_MS)
  let count = 0
  let seconds = 0
  const { longestMs, messages } = await longestWaitDuring(bench, users, async () => {
    seconds =
      (await timeMs(async () => {
        count = await resetEligibleTokenUsages(services)
      })) / 1_000
  })
  return [
    perUser('reset-token-usage, everybody due', seconds, count, 0.5),
    {
      name: 'Longest wait of a message meanwhile',
      value: longestMs,
      unit: 'ms',
      limit: 500,
      direction: 'atMost',
      note: `of ${messages} messages`,
    },
  ]
}

/** The ledger's retention, once two thirds of the ledger are too old. */
export async function measureFold({ services, clock }: BenchServices): Promise<Measurement> {
  const count = async () =>
    (
      (await services.db.execute(sql`select count(*)::int as entries from token_ledger`)) as unknown as {
        rows: { entries: number }[]
      }
    ).rows[0]?.entries ?? 0
  const before = await count()
  const now = clock.now
  clock.now = new Date(now.getTime() + 70 * DAY_MS)
  const seconds = (await timeMs(() => foldTokenLedger(services))) / 1_000
  clock.now = now
  return perUser('fold-token-ledger, an entry', seconds, before - (await count()), 0.5)
}
