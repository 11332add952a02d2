import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { callApi } from '../../../platform/call-api.ts'

/** The calls of the safety plan. Each throws an `ApiProblem`. */
export const planCalls = {
  read: (signal?: AbortSignal) => callApi<SafetyPlanReply>('/safety-plan', signal && { signal }),
  /** Saves one step and leaves the others as they are. */
  saveStep: (id: string, text: string) =>
    callApi<SafetyPlanReply>('/safety-plan', { method: 'PUT', body: { steps: { [id]: text } } }),
  remove: () => callApi<undefined>('/safety-plan', { method: 'DELETE' }),
}
