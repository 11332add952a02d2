import { eq, sql } from 'drizzle-orm'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { Database } from '../../platform/database/database.ts'
import { questionnaireResponses, questions } from './tables.ts'

export type ResponsesRecord = { responses: Responses; updatedAt: Date }

const columns = {
  responses: questionnaireResponses.responses,
  updatedAt: questionnaireResponses.updatedAt,
}

/** Inserts or renews questions by id, in one statement, however many processes start at once. */
export async function upsertQuestions(db: Database, list: readonly Question[]): Promise<void> {
  await db
    .insert(questions)
    .values([...list])
    .onConflictDoUpdate({
      target: questions.id,
      set: {
        text: sql`excluded.text`,
        hint: sql`excluded.hint`,
        type: sql`excluded.type`,
        options: sql`excluded.options`,
      },
    })
}

export async function findQuestions(db: Database): Promise<Question[]> {
  return await db.select().from(questions).orderBy(questions.id)
}

export async function findResponses(db: Database, userId: string): Promise<ResponsesRecord | null> {
  const [row] = await db
    .select(columns)
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.userId, userId))
  return row ?? null
}

export async function insertResponsesIfMissing(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insert(questionnaireResponses)
    .values({ id: crypto.randomUUID(), userId, responses: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: questionnaireResponses.userId })
}

/** Reads the answers and holds them against every other change until the transaction ends. */
export async function lockResponses(tx: Database, userId: string): Promise<ResponsesRecord | null> {
  const [row] = await tx
    .select(columns)
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.userId, userId))
    .for('update')
  return row ?? null
}

export async function updateResponses(
  tx: Database,
  userId: string,
  { responses, updatedAt }: ResponsesRecord,
): Promise<void> {
  await tx
    .update(questionnaireResponses)
    .set({ responses, updatedAt })
    .where(eq(questionnaireResponses.userId, userId))
}
