import type { ModuleId } from '../coaching/module-ids.ts'
import { personalChoices } from '../questionnaire/personal-choices.ts'
import type { Question, Responses } from '../questionnaire/question.ts'
import type { Exercise } from './exercise.ts'

/** What of a person decides which exercises are taken for them. */
export type ExerciseSource = {
  audience: Exercise['for']
  /** Modules that they want to work on. */
  goals: readonly ModuleId[]
  /** Modules of which they began an exercise. */
  practiced: readonly ModuleId[]
}

const AGE_WORDS = 'how old is the person'

/**
 * For whom exercises are taken, by the questionnaire: for supporters, for teens up to 17, else for adults. The question is
 * found by its words; without an answer it is an adult.
 */
export function exerciseSource(
  questions: readonly Question[],
  responses: Responses,
): Omit<ExerciseSource, 'practiced'> {
  const { isForSomeoneElse, goals } = personalChoices(questions, responses)
  const question = questions.find(({ text }) => text.toLowerCase().includes(AGE_WORDS))
  const age = [question ? (responses[question.id] ?? []) : []].flat().join(' ')
  const isYoung = /^(under 13|13 to 17)/i.test(age)
  return { audience: isForSomeoneElse ? 'supporter' : isYoung ? 'teen' : 'adult', goals }
}
