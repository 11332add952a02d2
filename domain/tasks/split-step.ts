import { MAX_STEPS, type TaskStep } from './task-step.ts'

/**
 * How a step becomes smaller: into the parts that it has; a measured one without parts into its first minute and the
 * rest; one in a person's own words by writing it again. Null for what is a minute already.
 */
export function waySmaller({
  parts,
  minutes,
  portion,
}: TaskStep): 'parts' | 'first-minute' | 'own-words' | null {
  if (parts && parts.length > 0) return 'parts'
  if (portion) return null
  return minutes ? 'first-minute' : 'own-words'
}

const less = (minutes: number) => Math.max(0, minutes - 1)

function smallerSteps(step: TaskStep): TaskStep[] {
  const { text, minutes, of } = step
  if (waySmaller(step) === 'parts')
    return (step.parts ?? []).map((part) => ({
      text: part.text,
      state: 'open',
      // The heading of the main step stays over its smallest parts: it says more than the part between them.
      of: of ?? text,
      ...(part.minutes && { minutes: part.minutes }),
      ...(part.parts && { parts: part.parts }),
    }))
  if (waySmaller(step) !== 'first-minute' || !minutes) return [step]
  const [least, most] = minutes
  return [
    { ...step, state: 'open', minutes: [1, 1], portion: 'first-minute' },
    { ...step, state: 'open', minutes: [less(least), less(most)], portion: 'rest' },
  ]
}

function replaceStep(steps: readonly TaskStep[], index: number, by: readonly TaskStep[]): TaskStep[] {
  const replaced = steps.flatMap((step, place) => (place === index ? by : [step]))
  return replaced.length > MAX_STEPS ? [...steps] : replaced
}

/** The list with one step in smaller ones. The same list where there are none, or where it would be too long. */
export function splitStep(steps: readonly TaskStep[], index: number): TaskStep[] {
  const step = steps[index]
  return step ? replaceStep(steps, index, smallerSteps(step)) : [...steps]
}

/** The list with one step written again as several. */
export function writeSmaller(
  steps: readonly TaskStep[],
  index: number,
  texts: readonly string[],
): TaskStep[] {
  const step = steps[index]
  if (!step || texts.length === 0) return [...steps]
  const of = step.of ?? step.text
  return replaceStep(
    steps,
    index,
    texts.map((text) => ({ text, state: 'open', of })),
  )
}

/** A person's own steps, one on each line; empty lines count for nothing. */
export function stepsOfLines(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}
