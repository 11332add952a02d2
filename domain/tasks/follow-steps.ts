import type { StepState, TaskStep } from './task-step.ts'

/** The place of the step that comes now: the first open one; -1 where none is. */
export const currentStep = (steps: readonly TaskStep[]): number =>
  steps.findIndex(({ state }) => state === 'open')

export const isFinished = (steps: readonly TaskStep[]): boolean => currentStep(steps) === -1

export const countIn = (steps: readonly TaskStep[], state: StepState): number =>
  steps.filter((step) => step.state === state).length

/** The list with one step in another state. */
export function markStep(steps: readonly TaskStep[], index: number, state: StepState): TaskStep[] {
  return steps.map((step, place) => (place === index ? { ...step, state } : step))
}

/**
 * The list with the step before the current one open again; the same list at its beginning. After the last one it is the
 * last.
 */
export function stepBack(steps: readonly TaskStep[]): TaskStep[] {
  const current = currentStep(steps)
  const before = current === -1 ? steps.length - 1 : current - 1
  return before < 0 ? [...steps] : markStep(steps, before, 'open')
}

/** The same list with nothing done. */
export const startAgain = (steps: readonly TaskStep[]): TaskStep[] =>
  steps.map((step) => ({ ...step, state: 'open' }))
