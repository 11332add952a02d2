export const questionTypes = ['text', 'select', 'multi_select'] as const

/** A question as the server has it; `id` orders the questions and never changes its meaning. */
export type Question = {
  id: number
  text: string
  /** What the answer changes. */
  hint: string | null
  type: (typeof questionTypes)[number]
  /** The values that a select or multi-select may have, which are also the words shown. */
  options: string[]
}

export type Answer = string | string[] | null

/** Answers by the question's id. A question without an entry was never answered. */
export type Responses = Readonly<Record<string, Answer>>
