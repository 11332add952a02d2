import type { Services } from '../../services.ts'

/**
 * How jobs of a kind are fetched. `urgent`: a person waits for what it does. `bulk`: many at once, for which nobody
 * waits at the screen. Each kind of job has workers of its own, so that neither holds up the other.
 */
export type JobPace = 'urgent' | 'bulk'

type JobKind = {
  name: string
  /** Runs it by itself, one run at a time (UTC, five fields). Without it, it runs when it is sent, several at once. */
  cron?: string
  /** For jobs that are sent; `urgent` unless it is said. */
  pace?: JobPace
  /** How often a failed run is tried again, with growing pauses. */
  retryLimit: number
}

/** One kind of background work. */
export type JobDefinition =
  | (JobKind & { run(services: Services, data: object): Promise<unknown> })
  | (JobKind & {
      /** All of a batch together; what became of each, in their order. Throwing fails them all. */
      runAll(services: Services, data: readonly object[]): Promise<PromiseSettledResult<unknown>[]>
    })

/**
 * What a run returns that came too late for something: why, and for how much. It counts as completed, and what was
 * dropped is counted and logged, so that nothing falls away in silence.
 */
export type Dropped = { dropped: string; count: number }

export const isDropped = (result: unknown): result is Dropped =>
  typeof result === 'object' && result !== null && 'dropped' in result && 'count' in result
