import { isBlank } from '../fields/is-blank.ts'
import type { Question, Responses } from './question.ts'

/** Found by their words (specification, section 7), without regard to case. */
const COMPANION_WORDS = 'call your ai companion'
const PROFILE_WORDS = 'neurodivergent'

/** The question for the name by which the coach calls the person is found by them. */
export const OWN_NAME_WORDS = 'what name should the coach use'

const FALLBACK_COMPANION_NAME = 'AI Assistant'

/** Longer names would not fit above the compact chat. */
const MAX_COMPANION_NAME_CHARACTERS = 40

type Questions = readonly Pick<Question, 'id' | 'text' | 'type'>[]

function findByWords<Q extends Pick<Question, 'text'>>(
  questions: readonly Q[],
  words: string,
): Q | undefined {
  return questions.find(({ text }) => text.toLowerCase().includes(words))
}

/** The question whose answer is the companion's name. */
export const companionQuestion = <Q extends Pick<Question, 'text'>>(questions: readonly Q[]): Q | undefined =>
  findByWords(questions, COMPANION_WORDS)

/** Whether a question asks for the person's own name, which browsers can fill in (WCAG 2.2, 1.3.5). */
export const asksForOwnName = ({ text }: Pick<Question, 'text'>): boolean =>
  text.toLowerCase().includes(OWN_NAME_WORDS)

/** The question whose answer is the neurodivergent profile. */
export const profileQuestion = <Q extends Pick<Question, 'text'>>(questions: readonly Q[]): Q | undefined =>
  findByWords(questions, PROFILE_WORDS)

function textAnswer(question: Pick<Question, 'id'> | undefined, responses: Responses): string | null {
  const answer = question && responses[question.id]
  return typeof answer === 'string' && !isBlank(answer) ? answer.trim() : null
}

/** The companion's name as the user wrote it, or null. */
export function chosenCompanionName(questions: Questions, responses: Responses): string | null {
  return textAnswer(companionQuestion(questions), responses)
}

/** The companion's name as it is shown: on one line, at most 40 characters, never empty. */
export function companionName(questions: Questions, responses: Responses): string {
  const name = chosenCompanionName(questions, responses)?.replace(/\s+/g, ' ')
  if (!name) return FALLBACK_COMPANION_NAME
  return [...name].slice(0, MAX_COMPANION_NAME_CHARACTERS).join('').trim()
}

/** How the user describes their neurodivergent profile, or null. */
export function neurodivergentProfile(questions: Questions, responses: Responses): string | null {
  return textAnswer(profileQuestion(questions), responses)
}
