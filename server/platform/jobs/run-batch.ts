import type { Services } from '../../services.ts'
import { type Dropped, isDropped, type JobDefinition } from './job-definition.ts'
import { countCompletedRuns } from './queries.ts'

/** One job of a batch; pg-boss's `JobResult` for it. */
export type BatchJob = { id: string; data: unknown }
export type BatchResult = { id: string; status: 'completed' | 'failed'; output?: object }

// The name only: a failed statement's or mail's message may quote what a person wrote.
const errorNameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

async function runEach(
  services: Services,
  definition: JobDefinition,
  data: readonly object[],
): Promise<PromiseSettledResult<unknown>[]> {
  if ('runAll' in definition) return await definition.runAll(services, data)
  return await Promise.allSettled(data.map((each) => definition.run(services, each)))
}

function logFailures(
  { log }: Services,
  job: string,
  results: readonly PromiseSettledResult<unknown>[],
): void {
  for (const result of results)
    if (result.status === 'rejected') log.error({ job, errorName: errorNameOf(result.reason) }, 'job failed')
}

/** One line for each reason. Returns how many there were of all reasons. */
function logDropped({ log }: Services, job: string, drops: readonly Dropped[]): number {
  const sum = (some: readonly Dropped[]) => some.reduce((total, { count }) => total + count, 0)
  for (const [reason, same] of Map.groupBy(drops, ({ dropped }) => dropped))
    if (sum(same) > 0) log.warn({ job, reason, count: sum(same) }, 'jobs came too late')
  return sum(drops)
}

/** What was done is done: that it could not be counted must not have it done again. */
async function count(services: Services, name: string, completed: number, dropped: number): Promise<void> {
  if (completed === 0) return
  const at = services.now()
  await countCompletedRuns(services.db, { name, completed, dropped, at }).catch((error) =>
    services.log.error({ job: name, errorName: errorNameOf(error) }, 'job runs could not be counted'),
  )
}

/**
 * Runs jobs of one kind together and tells what became of each: one that fails is tried again by itself, whatever the
 * others did.
 * @throws what a definition's `runAll` throws; the whole batch is then tried again
 */
export async function runBatch(
  services: Services,
  definition: JobDefinition,
  jobs: readonly BatchJob[],
): Promise<BatchResult[]> {
  const { name } = definition
  const data = jobs.map((job) => (job.data ?? {}) as object)
  const results = await runEach(services, definition, data).catch((reason: unknown) => {
    logFailures(services, name, [{ status: 'rejected', reason }])
    throw reason
  })
  const drops = results.flatMap((result) =>
    result.status === 'fulfilled' && isDropped(result.value) ? [result.value] : [],
  )
  const completed = results.filter(({ status }) => status === 'fulfilled').length
  logFailures(services, name, results)
  await count(services, name, completed, logDropped(services, name, drops))
  return jobs.map(({ id }, index) => {
    const result = results[index]
    if (result?.status === 'fulfilled') return { id, status: 'completed' }
    return { id, status: 'failed', output: { errorName: errorNameOf(result?.reason) } }
  })
}
