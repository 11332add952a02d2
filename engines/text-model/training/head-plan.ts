/** A text's features with the choice it should lead to under each head; a head that says nothing about it is left out. */
export type Example = { features: readonly number[]; labels: Readonly<Record<string, number>> }

export type HeadPlan = {
  name: string
  choices: readonly string[]
  /** What choices have in common (a card, a relation …), by choice: such choices learn from each other. */
  traits?: readonly (readonly string[])[]
  /** Weight of this head's error beside the others'. */
  importance: number
}

/** The number of a choice; a head says nothing about one that it does not know. */
function numberOf(choices: readonly string[], choice: string | undefined): number | undefined {
  const number = choice === undefined ? -1 : choices.indexOf(choice)
  return number < 0 ? undefined : number
}

/** What an example says under each head, by the values that it has. */
export function labelsOf(
  heads: readonly HeadPlan[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, number> {
  const labels: Record<string, number> = {}
  for (const { name, choices } of heads) {
    const number = numberOf(choices, values[name])
    if (number !== undefined) labels[name] = number
  }
  return labels
}
