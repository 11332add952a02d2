import { isBlank } from '../fields/is-blank.ts'
import type { Answer, Question, Responses } from './question.ts'

/** Also the limit that a text field shows. Counted in UTF-16 units, as a browser's `maxlength` counts. */
export const MAX_ANSWER_CHARACTERS = 2_000

/** An answer that cannot be saved, at the path where the request holds it, with words for the person. */
export type AnswerIssue = { path: string; message: string }

type Checked = { answer: Answer } | { message: string }

function checkText(value: Answer): Checked {
  if (Array.isArray(value)) return { message: 'This question takes one text.' }
  if (value === null || isBlank(value)) return { answer: null }
  if (value.length > MAX_ANSWER_CHARACTERS)
    return { message: `Write at most ${MAX_ANSWER_CHARACTERS.toLocaleString('en-US')} characters.` }
  return { answer: value }
}

function checkChoice({ type, options }: Question, value: Answer): Checked {
  const isMulti = type === 'multi_select'
  if (value === null || value.length === 0) return { answer: null }
  if (Array.isArray(value) !== isMulti)
    return { message: isMulti ? 'This question takes a list of options.' : 'Choose one option.' }
  const chosen = new Set(Array.isArray(value) ? value : [value])
  if ([...chosen].some((option) => !options.includes(option)))
    return { message: 'Choose from the options of this question.' }
  return { answer: isMulti ? options.filter((option) => chosen.has(option)) : value }
}

/**
 * Puts changed answers over the ones there are (specification, section 5: an empty text and an empty choice
 * become null). With one answer that cannot be saved nothing is merged, and the issues name all of them.
 */
export function mergeResponses(
  questions: readonly Question[],
  current: Responses,
  changes: Responses,
): { responses: Responses } | { issues: AnswerIssue[] } {
  const byId = new Map(questions.map((question) => [String(question.id), question]))
  const merged: Record<string, Answer> = { ...current }
  const issues: AnswerIssue[] = []
  for (const [id, value] of Object.entries(changes)) {
    const path = `responses.${id}`
    const question = byId.get(id)
    if (!question) {
      issues.push({ path, message: 'This question does not exist.' })
      continue
    }
    const checked = question.type === 'text' ? checkText(value) : checkChoice(question, value)
    if ('message' in checked) issues.push({ path, message: checked.message })
    else merged[id] = checked.answer
  }
  return issues.length > 0 ? { issues } : { responses: merged }
}
