type Part = { name: string; choices: readonly { answer?: string | undefined }[] }

/** What keeps a message from being answered: one part alone has answers, and then at each of its choices. */
export function answerFaults(parts: readonly Part[]): string[] {
  const answered = parts.filter(({ choices }) => choices.some(({ answer }) => answer !== undefined))
  if (answered.length > 1)
    return [
      `answer: only one part may have answers, but these have some: ${answered.map(({ name }) => `"${name}"`).join(', ')}`,
    ]
  if (answered.length === 0) return ['answer: the choices of one part need an answer each']
  return answered.flatMap(({ name, choices }) => {
    const without = choices.flatMap(({ answer }, index) => (answer === undefined ? [index + 1] : []))
    if (without.length === 0) return []
    return [`answer: the part "${name}" has none at choice ${without.join(', ')}; all its choices need one`]
  })
}

/** A change of a plan as far as it goes with others: `notWith` counts the changes from 1. */
export type PlanChange = { saves: number; notWith?: readonly number[] | undefined }

/** Whether two changes, counted from 0, cannot both be made. */
export const isEitherOr = (changes: readonly PlanChange[], one: number, other: number): boolean =>
  changes[one]?.notWith?.includes(other + 1) === true || changes[other]?.notWith?.includes(one + 1) === true

const MIN_PLANS = 2

/** All plans that change as much as can be changed: no further change goes with those that are made. */
function fullPlans(changes: readonly PlanChange[]): number[][] {
  const all = changes.map((_, index) => index)
  const sets = Array.from({ length: 2 ** changes.length }, (_, bits) =>
    all.filter((change) => (bits >> change) % 2 === 1),
  )
  const clashes = (set: readonly number[], change: number) =>
    set.some((made) => isEitherOr(changes, made, change))
  return sets.filter((set) => all.every((change) => set.includes(change) !== clashes(set, change)))
}

function namesFaults(changes: readonly PlanChange[]): string[] {
  return changes.flatMap(({ notWith = [] }, index) => {
    const own = index + 1
    const wrong = (number: number) => {
      if (number === own) return [`change ${own} names itself`]
      if (number > changes.length) return [`change ${own} names change ${number}, which does not exist`]
      if (!changes[number - 1]?.notWith?.includes(own))
        return [`change ${own} names change ${number}, so change ${number} must name change ${own}`]
      return []
    }
    const isDoubled = new Set(notWith).size < notWith.length
    return [...notWith.flatMap(wrong), ...(isDoubled ? [`change ${own} names a change twice`] : [])]
  })
}

/** What is wrong in who goes with whom: names that are none or go one way, and fewer than two plans that gain anything. */
export function planFaults(changes: readonly PlanChange[]): string[] {
  const names = namesFaults(changes)
  if (names.length > 0) return names.map((fault) => `notWith: ${fault}`)
  if (changes.every(({ notWith }) => notWith === undefined))
    return ['notWith: two changes at least exclude each other, and both name the other one']
  const good = fullPlans(changes).filter(
    (plan) => plan.reduce((sum, change) => sum + (changes[change]?.saves ?? 0), 0) > 0,
  )
  if (good.length >= MIN_PLANS) return []
  return [`notWith: fewer than ${MIN_PLANS} different plans save more than they cost`]
}
