import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { CALM_WORDS_STEP } from '#domain/safety/plan-limits.ts'
import { callApi } from '../../platform/call-api.ts'
import { onForgetPrivateData } from '../../platform/private-data.ts'

/** The person's calming words; null before they were loaded, and an empty text where none were written. */
let words: string | null = null
const listeners = new Set<() => void>()

function keep(next: string | null): void {
  words = next
  for (const listener of [...listeners]) listener()
}
onForgetPrivateData(() => keep(null))

/**
 * The words that the person wrote for the calm screen, in a step of their safety plan. They are loaded beforehand
 * and kept in the page's memory, so that they can be read without a connection.
 */
export const ownWords = {
  read: () => words,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Asks the server; without an answer what was loaded before stays. */
  async load(): Promise<void> {
    const plan = await callApi<SafetyPlanReply>('/safety-plan').catch(() => null)
    if (plan) keep(plan.steps[CALM_WORDS_STEP] ?? '')
  },
}
