import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { Services } from '../../services.ts'
import { findQuestions, findResponses } from './queries.ts'

export type Answers = { questions: Question[]; responses: Responses; updatedAt: Date | null }

/** All questions with the user's answers; without any answers yet an empty map. */
export async function readAnswers({ db }: Pick<Services, 'db'>, userId: string): Promise<Answers> {
  const [questions, record] = await Promise.all([findQuestions(db), findResponses(db, userId)])
  return { questions, responses: record?.responses ?? {}, updatedAt: record?.updatedAt ?? null }
}
