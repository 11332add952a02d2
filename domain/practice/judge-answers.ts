import type { ExerciseOf } from './exercise.ts'
import { isEitherOr, type PlanChange } from './story-faults.ts'

type Reading = ExerciseOf<'meaning'>['items'][number]['readings'][number]
export type Fits = Reading['fits']

/** How an answer to a reading relates to the editors': it is no grade, and several readings are possible. */
export function judgeReading(
  { fits }: Pick<Reading, 'fits'>,
  answer: Fits | null,
): 'same' | 'other' | 'open' {
  if (answer === null) return 'open'
  return answer === fits ? 'same' : 'other'
}

type Step = Pick<ExerciseOf<'order'>['steps'][number], 'place'>

/**
 * For each position of a sequence of steps (their numbers in the exercise), whether the step there fits, or comes
 * `earlier` or `later` in an order that works. Steps with the same place may change places.
 */
export function judgeOrder(
  steps: readonly Step[],
  sequence: readonly number[],
): ('fits' | 'earlier' | 'later')[] {
  const places = sequence.map((step) => steps[step]?.place ?? 0)
  const right = places.toSorted((a, b) => a - b)
  return places.map((place, position) => {
    const wanted = right[position] ?? place
    if (place === wanted) return 'fits'
    return place < wanted ? 'earlier' : 'later'
  })
}

/** The order in which the steps are shown at first: every second one, then the others. The same for everybody. */
export function mixedOrder(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return [...numbers.filter((index) => index % 2 === 1), ...numbers.filter((index) => index % 2 === 0)]
}

/** The sequence with one step moved up or down by one; unchanged at its ends. */
export function moveStep(sequence: readonly number[], position: number, by: -1 | 1): number[] {
  const [moved, passed] = [sequence[position], sequence[position + by]]
  if (moved === undefined || passed === undefined) return [...sequence]
  return sequence.with(position, passed).with(position + by, moved)
}

/** Of the changes that are made (their numbers in the exercise), those with which this one cannot be made. */
export const madeAgainst = (
  changes: readonly PlanChange[],
  made: readonly number[],
  change: number,
): number[] => made.filter((each) => each !== change && isEitherOr(changes, each, change))

/** The changes that are made, without those that cannot be made with an earlier one of them. */
export function madeTogether(changes: readonly PlanChange[], made: readonly number[]): number[] {
  const together: number[] = []
  for (const change of made) if (madeAgainst(changes, together, change).length === 0) together.push(change)
  return together
}

/**
 * What a day costs and gives in sum: the person's own values, the usual ones where none is said, and the changes made
 * as far as they can be made together.
 */
export function sumEnergy(
  { day, changes }: Pick<ExerciseOf<'energy'>, 'day' | 'changes'>,
  values: readonly (number | null)[],
  made: readonly number[],
): number {
  const ofDay = day.reduce((sum, { usual }, index) => sum + (values[index] ?? usual), 0)
  return madeTogether(changes, made).reduce((sum, change) => sum + (changes[change]?.saves ?? 0), ofDay)
}

/**
 * The message that the choices make, part by part; parts without a choice are left out. What follows a greeting, which
 * ends with a comma or a colon, begins on a line of its own.
 */
export function builtMessage(
  { parts }: Pick<ExerciseOf<'sentence'>, 'parts'>,
  choices: readonly (number | null)[],
): string {
  return parts
    .flatMap(({ choices: of }, index) => {
      const choice = choices[index]
      return choice == null ? [] : (of[choice]?.text ?? [])
    })
    .reduce(
      (message, text) => (message === '' ? text : `${message}${/[,:]$/.test(message) ? '\n' : ' '}${text}`),
      '',
    )
}

/** What comes back to a message: the answer of the choice in the part that has answers; null where there is none. */
export function answerTo(
  { parts }: Pick<ExerciseOf<'sentence'>, 'parts'>,
  choices: readonly (number | null)[],
): string | null {
  const answers = parts.flatMap(({ choices: of }, index) => of[choices[index] ?? -1]?.answer ?? [])
  return answers[0] ?? null
}
