import type { Question, Responses } from '#domain/questionnaire/question.ts'

/** The answers that a person wrote in their own words: those to text questions. */
export function freeTextsOf(questions: readonly Question[], responses: Responses): string[] {
  return questions.flatMap(({ id, type }) => {
    const answer = responses[id]
    return type === 'text' && typeof answer === 'string' ? [answer] : []
  })
}
