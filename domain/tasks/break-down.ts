import type { TaskPart, TaskStep } from './task-step.ts'
import type { TaskPlan } from './task-template.ts'

/** From fewer, larger steps to very small ones. */
export const detailLevels = [1, 2, 3, 4, 5] as const
export type DetailLevel = (typeof detailLevels)[number]

type MainStep = TaskPlan['steps'][number]

const isHard = (step: MainStep) => step.parts.some(({ hard }) => hard)

const wholeStep = ({ text, energy, parts }: MainStep): TaskStep => ({
  text,
  state: 'open',
  ...(energy && { energy }),
  parts,
})

/** A part as a step of its own, which knows what it belongs to. */
function partStep({ text, minutes, parts }: TaskPart, of: string): TaskStep {
  return { text, state: 'open', of, ...(minutes && { minutes }), ...(parts && { parts }) }
}

const partSteps = (parts: readonly TaskPart[], of: string) => parts.map((part) => partStep(part, of))

function splitParts({ text, parts }: MainStep, isSplit: (part: TaskPart) => boolean): TaskStep[] {
  return parts.flatMap((part) =>
    part.parts && isSplit(part) ? partSteps(part.parts, text) : [partStep(part, text)],
  )
}

/**
 * The steps of a task at one of five levels: 1 the main steps; 2 those with a hard part in their parts; 3 all parts;
 * 4 the hard parts in their smallest ones; 5 all smallest ones.
 */
export function breakDown({ steps }: Pick<TaskPlan, 'steps'>, level: DetailLevel): TaskStep[] {
  switch (level) {
    case 1:
      return steps.map(wholeStep)
    case 2:
      return steps.flatMap((step) => (isHard(step) ? partSteps(step.parts, step.text) : [wholeStep(step)]))
    case 3:
      return steps.flatMap(({ text, parts }) => partSteps(parts, text))
    case 4:
      return steps.flatMap((step) => splitParts(step, ({ hard }) => hard === true))
    case 5:
      return steps.flatMap((step) => splitParts(step, () => true))
    default:
      return level satisfies never
  }
}
