/** A text with the choice it should lead to under each head; a head that says nothing about it is left out. */
export type Example = { text: string; labels: Readonly<Record<string, number>> }

export type HeadPlan = {
  name: string
  choices: readonly string[]
  /** What choices have in common (a card, a relation …), by choice: such choices learn from each other. */
  traits?: readonly (readonly string[])[]
  /** Weight of this head's error beside the others'. */
  importance: number
}
