import { createStore } from 'zustand/vanilla'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { CALM_WORDS_STEP } from '#domain/safety/plan-limits.ts'
import { callApi } from '../../platform/call-api.ts'
import { onForgetPrivateData } from '../../platform/private-data.ts'
import { readable } from '../../platform/readable.ts'

/** The person's calming words; null before they were loaded, and an empty text where none were written. */
const store = createStore<string | null>(() => null)
onForgetPrivateData(() => store.setState(null))

/**
 * The words that the person wrote for the calm screen, in a step of their safety plan. They are loaded beforehand
 * and kept in the page's memory, so that they can be read without a connection.
 */
export const ownWords = {
  ...readable(store),
  /** Asks the server; without an answer what was loaded before stays. */
  async load(): Promise<void> {
    const plan = await callApi<SafetyPlanReply>('/safety-plan').catch(() => null)
    if (plan) store.setState(plan.steps[CALM_WORDS_STEP] ?? '')
  },
}
