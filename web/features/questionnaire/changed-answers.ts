import type { Answer, Question, Responses } from '#domain/questionnaire/question.ts'

/** No answer in any of its forms is the same: an empty text, an empty choice, null, never answered. */
function comparable(answer: Answer | undefined): string {
  const isEmpty = answer === undefined || answer === null || answer.length === 0
  return isEmpty ? '' : JSON.stringify(Array.isArray(answer) ? [...answer].sort() : answer)
}

/** Whether a question has an answer. */
export const hasAnswer = (answer: Answer | undefined): boolean => comparable(answer) !== ''

/** Those of the edits that differ from what is saved. An edit of a question that was withdrawn since is none. */
export function changedAnswers(
  questions: readonly Question[],
  edits: Responses,
  saved: Responses,
): Responses {
  const changed = questions.flatMap(({ id }): [string, Answer][] => {
    const answer = edits[id]
    return answer === undefined || comparable(answer) === comparable(saved[id]) ? [] : [[String(id), answer]]
  })
  return Object.fromEntries(changed)
}
