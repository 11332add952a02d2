import type { ModuleId } from '../coaching/module-ids.ts'
import type { PersonalChoices, WantedPart } from '../coaching/personal-choices.ts'
import type { Question, Responses } from './question.ts'
import { OWN_NAME_WORDS } from './special-questions.ts'

const GOAL_WORDS = 'like to work on'
const SUPPORTER = /parent|therapist/i

/** Options of the question about goals, by the words that they begin with. */
const goalModules: readonly (readonly [string, ModuleId])[] = [
  ['Understanding what other', 'nt-translator'],
  ['Friendships', 'friendship'],
  ['Dating', 'dating-relationships'],
  ['Groups', 'social-issues'],
  ['Strong feelings', 'emotion-management'],
  ['Burnout', 'autistic-burnout'],
  ['Anxiety', 'anxiety-management'],
  ['Bullying', 'conquering-bullies'],
  ['Looking after', 'self-care-strategies'],
  ['Masking', 'masking-unmasking'],
  ['Writing', 'emotional-intelligence'],
  ['Work or school', 'coaching'],
  ['Daily life', 'life-skills'],
]

/** Options of the question about style that a part of a card fulfills. */
const styleParts: readonly (readonly [string, WantedPart])[] = [
  ['Numbered steps', 'steps'],
  ['Words that I can copy', 'words'],
  ['The reason', 'why'],
  ['Concrete examples', 'example'],
]

const answersTo = (
  questions: readonly Question[],
  responses: Responses,
  words: string,
): readonly string[] => {
  const question = questions.find(({ text }) => text.toLowerCase().includes(words))
  return [question ? (responses[question.id] ?? []) : []].flat()
}

/** A goal as the person chose it, in the questionnaire's words, and the module that is about it. */
export type ChosenGoal = { module: ModuleId; words: string }

/** The goals that were chosen, in the order of the modules that are about them. */
export function chosenGoals(questions: readonly Question[], responses: Responses): ChosenGoal[] {
  const chosen = answersTo(questions, responses, GOAL_WORDS)
  return goalModules.flatMap(([beginning, module]) => {
    const words = chosen.find((option) => option.startsWith(beginning))
    return words ? [{ module, words }] : []
  })
}

/** For whom exercises and examples fit first, by who uses the product and how old the learning person is. */
export function chosenAudience(
  questions: readonly Question[],
  responses: Responses,
): 'adult' | 'teen' | 'supporter' {
  if (answersTo(questions, responses, 'who is using').some((answer) => SUPPORTER.test(answer)))
    return 'supporter'
  const isYoung = answersTo(questions, responses, 'how old').some((age) => /^(Under 13|13 to 17)/.test(age))
  return isYoung ? 'teen' : 'adult'
}

/**
 * What the built-in coach follows of the answers. Questions are found by their words, options by their beginning;
 * an answer that is missing or unknown changes nothing.
 */
export function personalChoices(questions: readonly Question[], responses: Responses): PersonalChoices {
  const answers = (words: string) => answersTo(questions, responses, words)
  const style = answers('how should the coach write')
  const chosen = (options: readonly string[], beginning: string) =>
    options.some((option) => option.startsWith(beginning))
  return {
    name: answers(OWN_NAME_WORDS).join(' ').trim(),
    isForSomeoneElse: answers('who is using').some((answer) => SUPPORTER.test(answer)),
    wantsPersonFirstWords: chosen(answers('words about autism'), 'Person-first'),
    wantedParts: styleParts.filter(([words]) => chosen(style, words)).map(([, part]) => part),
    wantsOneThingAtATime: chosen(style, 'One thing at a time'),
    goals: chosenGoals(questions, responses).map(({ module }) => module),
    topicsToAvoid: answers('topics should the coach avoid').join('\n').trim(),
  }
}
