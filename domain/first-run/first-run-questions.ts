import type { Question, Responses } from '../questionnaire/question.ts'
import { companionQuestion } from '../questionnaire/special-questions.ts'

/** So many goals are asked for after sign-up; the questionnaire takes more. */
export const MAX_FIRST_GOALS = 3

/** The questions of the questionnaire that are asked after sign-up. One that the content does not have is left out. */
export type FirstRunQuestions = {
  who: Question | undefined
  goals: Question | undefined
  companion: Question | undefined
}

/** Found by their words, like the other special questions, without regard to case. */
export function firstRunQuestions(questions: readonly Question[]): FirstRunQuestions {
  const find = (words: string, type: Question['type']) =>
    questions.find((question) => question.type === type && question.text.toLowerCase().includes(words))
  return {
    who: find('who is using', 'select'),
    goals: find('like to work on', 'multi_select'),
    companion: companionQuestion(questions),
  }
}

export type FirstRunStep = 'who' | 'goals' | 'companion' | 'place'

/** The screens in their order, without those whose question the content does not have. */
export function firstRunSteps(questions: FirstRunQuestions): FirstRunStep[] {
  const all: readonly FirstRunStep[] = ['who', 'goals', 'companion', 'place']
  return all.filter((step) => step === 'place' || questions[step] !== undefined)
}

/** A goal is added or taken away; one more than the most is not added. */
export function toggleGoal(chosen: readonly string[], goal: string): readonly string[] {
  if (chosen.includes(goal)) return chosen.filter((each) => each !== goal)
  return chosen.length >= MAX_FIRST_GOALS ? chosen : [...chosen, goal]
}

/** The answers that differ from what is saved, so that a question which was passed by changes nothing. */
export function changedResponses(saved: Responses, given: Responses): Responses {
  const plain = (answer: Responses[string] | undefined) => JSON.stringify(answer?.length ? answer : null)
  return Object.fromEntries(
    Object.entries(given).filter(([id, answer]) => plain(answer) !== plain(saved[id])),
  )
}
