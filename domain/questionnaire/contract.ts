import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { savedTextSafety } from '../safety/contract.ts'
import { type Question, questionTypes } from './question.ts'
import { companionQuestion, profileQuestion } from './special-questions.ts'

const question = z.object({
  id: z.int().min(1),
  text: z.string().min(1),
  hint: z.string().min(1).nullable(),
  type: z.enum(questionTypes),
  options: z.array(z.string().min(1)),
}) satisfies z.ZodType<Question>

/** The questions of `content/questionnaire`, checked at start. */
export const questionList = z
  .array(question)
  .refine((list) => list.every(({ id }, index) => index === 0 || id > (list[index - 1]?.id ?? 0)), {
    message: 'the ids must rise from question to question',
  })
  .refine((list) => list.every(({ type, options }) => (type === 'text') === (options.length === 0)), {
    message: 'a text question has no options, the others have some',
  })
  .refine((list) => list.every(({ options }) => new Set(options).size === options.length), {
    message: 'an option stands once in its question',
  })
  .refine((list) => companionQuestion(list)?.type === 'text' && profileQuestion(list)?.type === 'text', {
    message: 'the companion name and the neurodivergent profile are text questions',
  })

export const questionsReply = z.object({ questions: z.array(question) })
export type QuestionsReply = z.infer<typeof questionsReply>

const answer = z.union([storedText, z.array(storedText).max(100), z.null()])
const responses = z.record(z.string().regex(/^[1-9]\d{0,8}$/), answer)

/** Only the answers that changed; all others stay as they are, so that two devices do not overwrite each other. */
export const questionnaireChange = z.strictObject({ responses })
export type QuestionnaireChange = z.infer<typeof questionnaireChange>

/** Without any answers yet: an empty map and no date. */
export const questionnaireReply = z.object({ responses, updatedAt: z.iso.datetime().nullable() })
export type QuestionnaireReply = z.infer<typeof questionnaireReply>

export const savedQuestionnaireReply = questionnaireReply.extend(savedTextSafety)
export type SavedQuestionnaireReply = z.infer<typeof savedQuestionnaireReply>

export const companionReply = z.object({ name: z.string().min(1) })
export type CompanionReply = z.infer<typeof companionReply>
