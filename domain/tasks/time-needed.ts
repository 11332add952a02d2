import type { TaskPart, TaskStep } from './task-step.ts'

/** What can take so long is mostly waiting, travel or rest: it is told apart, because one need not do it at a stretch. */
const LONG_MINUTES = 30

/** In minutes. `doing` and `long` are 0 to 0 where nothing of the kind is there. */
export type TimeNeeded = { doing: readonly [number, number]; long: readonly [number, number] }

type Timed = { minutes?: readonly [number, number] | undefined; parts?: readonly TaskPart[] | undefined }

/** The ranges of all smallest parts. */
function rangesOf({ minutes, parts }: Timed): (readonly [number, number])[] {
  if (parts && parts.length > 0) return parts.flatMap(rangesOf)
  return minutes ? [minutes] : []
}

function sum(ranges: readonly (readonly [number, number])[]): readonly [number, number] {
  return ranges.reduce<readonly [number, number]>(
    ([least, most], range) => [least + range[0], most + range[1]],
    [0, 0],
  )
}

/**
 * How long steps take, least and most, those that can be long apart; null where nothing is measured, as in a person's
 * own steps.
 */
export function timeNeeded(steps: readonly Timed[]): TimeNeeded | null {
  const ranges = steps.flatMap(rangesOf)
  if (ranges.length === 0) return null
  const isLong = ([, most]: readonly [number, number]) => most >= LONG_MINUTES
  return { doing: sum(ranges.filter((range) => !isLong(range))), long: sum(ranges.filter(isLong)) }
}

/** The time for what is still to be done. */
export const timeLeft = (steps: readonly TaskStep[]): TimeNeeded | null =>
  timeNeeded(steps.filter(({ state }) => state === 'open'))
