import { eq, sql } from 'drizzle-orm'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { subscriptions } from '../billing/tables.ts'
import { questionnaireResponses, questions } from '../questionnaire/tables.ts'
import { userSettings } from '../settings/tables.ts'

export type CoachContextRecord = {
  /** What the user changed, by the setting's name. */
  settings: Record<string, unknown> | null
  responses: Responses | null
  questions: Question[]
  subscription: typeof subscriptions.$inferSelect | null
}

/**
 * What a reply depends on, in one reading. The parts belong to four features, but a person waits for all of them
 * before the first word, and four questions to the database take four times as long as one.
 */
export async function findCoachContext(db: Database, userId: string): Promise<CoachContextRecord | null> {
  const [row] = await db
    .select({
      settings: userSettings.settings,
      responses: questionnaireResponses.responses,
      questions: sql<
        Question[]
      >`(select coalesce(json_agg(row_to_json(listed) order by listed.id), '[]') from ${questions} as listed)`,
      subscription: subscriptions,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(questionnaireResponses, eq(questionnaireResponses.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}
