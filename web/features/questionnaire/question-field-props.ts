import type { Answer, Question } from '#domain/questionnaire/question.ts'

export type QuestionFieldProps = {
  question: Question
  answer: Answer | undefined
  error: string | undefined
  /** It has the screen to itself. */
  isLarge: boolean
  onChange: (answer: Answer) => void
}
