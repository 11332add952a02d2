import type {
  ProgressChangeReply,
  ProgressEventsRequest,
  ProgressReply,
  ProgressResetRequest,
} from '#domain/progress/contract.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import type { RestDays } from '#domain/progress/rest-days.ts'
import { callApi } from '../../../platform/call-api.ts'

/** A call that hangs must not keep the others, and those of other tabs, from their turn for longer than this. */
const CALL_LIMIT_MS = 20_000

const limit = () => ({ signal: AbortSignal.timeout(CALL_LIMIT_MS) })

/** The progress calls. */
export const progressApi = {
  read: () => callApi<ProgressReply>('/progress', limit()),
  report: (events: readonly ReportedEvent[]) => {
    const body: ProgressEventsRequest = { events: [...events] }
    return callApi<ProgressChangeReply>('/progress/events', { method: 'POST', body, ...limit() })
  },
  reset: (id: string) => {
    const body: ProgressResetRequest = { id }
    return callApi<ProgressChangeReply>('/progress/reset', { method: 'POST', body, ...limit() })
  },
  declareRestDays: (restDays: RestDays) =>
    callApi<ProgressChangeReply>('/progress/rest-days', { method: 'PUT', body: restDays, ...limit() }),
}
export type ProgressApi = typeof progressApi
