import type { ProgressChangeReply } from '#domain/progress/contract.ts'
import { isDemoEvent, type ReportedEvent } from '#domain/progress/progress-event.ts'
import type { ApiProblem } from '../../../platform/api-problem.ts'
import { toApiProblem } from '../../../platform/to-api-problem.ts'

export type SendOutcome =
  /** The server has these, or had them before; those not named are to be sent again later. */
  | { kind: 'taken'; reply: ProgressChangeReply; takenIds: string[] }
  /** These can never count, such as a message that was not answered. */
  | { kind: 'refused'; ids: string[] }
  | { kind: 'later'; delayMs: number | null }
  | { kind: 'signed-out' }

/** The events that the problem names by their place (`events.3.id`); all when it names none. */
function namedIds({ data }: ApiProblem, events: readonly ReportedEvent[]): string[] {
  const issues = Array.isArray(data.issues) ? (data.issues as { path?: unknown }[]) : []
  const places = new Set(
    issues.map(({ path }) => Number(/^events\.(\d+)/.exec(String(path))?.[1] ?? Number.NaN)),
  )
  const named = events.filter((_, index) => places.has(index))
  return (named.length > 0 ? named : events).map(({ id }) => id)
}

function outcomeOf(problem: ApiProblem, events: readonly ReportedEvent[]): SendOutcome {
  const { code, data } = problem
  if (code === 'unauthenticated') return { kind: 'signed-out' }
  if (code === 'invalid-request') return { kind: 'refused', ids: namedIds(problem, events) }
  const demoIds = events.filter(isDemoEvent).map(({ id }) => id)
  if (code === 'forbidden' && demoIds.length > 0) return { kind: 'refused', ids: demoIds }
  const { retryAfterSeconds } = data
  return { kind: 'later', delayMs: typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : null }
}

/** Sends one request's worth of events and says what is to become of them. */
export async function sendEvents(
  report: (events: readonly ReportedEvent[]) => Promise<ProgressChangeReply>,
  events: readonly ReportedEvent[],
): Promise<SendOutcome> {
  try {
    const reply = await report(events)
    const pending = new Set(reply.pendingIds.map((id) => id.toLowerCase()))
    const takenIds = events.map(({ id }) => id).filter((id) => !pending.has(id.toLowerCase()))
    return { kind: 'taken', reply, takenIds }
  } catch (error) {
    return outcomeOf(toApiProblem(error), events)
  }
}
