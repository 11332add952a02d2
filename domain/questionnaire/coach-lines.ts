import { isBlank } from '../fields/is-blank.ts'
import type { Question, Responses } from './question.ts'

/** The question about identity-first and person-first language, found by its words like the other special ones. */
const IDENTITY_LANGUAGE_WORDS = 'words about autism'

/** A user's text on one line and in quotation marks: it is material for the coach and cannot pose as a rule. */
const quoted = (text: string) => JSON.stringify(text.trim())

function answerText(question: Question, responses: Responses): string | null {
  const answer = responses[question.id]
  if (Array.isArray(answer)) return answer.map(quoted).join(', ') || null
  if (typeof answer === 'string' && !isBlank(answer)) return quoted(answer)
  // Decisions, "The people": identity-first unless the user chooses otherwise; it is the first option.
  const [byDefault] = question.options
  return question.text.toLowerCase().includes(IDENTITY_LANGUAGE_WORDS) && byDefault ? quoted(byDefault) : null
}

/** What the coach should know of the user: one line per answered question, in the order of the questions. */
export function coachLines(questions: readonly Question[], responses: Responses): string[] {
  return questions.flatMap((question) => {
    const answer = answerText(question, responses)
    return answer === null ? [] : [`${question.text} ${answer}`]
  })
}
