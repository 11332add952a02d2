import { eq, sql } from 'drizzle-orm'
import type { EnergyLevel } from '#domain/energy/energy-level.ts'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import type { Database } from '../../platform/database/database.ts'
import { writeOnce } from '../../platform/database/write-once.ts'
import { countAct, type limitedAct } from '../../platform/http/rate-limiter.ts'
import { users } from '../accounts/tables.ts'
import { subscriptions } from '../billing/tables.ts'
import { energyCheckins } from '../energy/tables.ts'
import { questionnaireResponses, questions } from '../questionnaire/tables.ts'
import { userSettings } from '../settings/tables.ts'

export type CoachContextRecord = {
  /** What the user changed, by the setting's name. */
  settings: Record<string, unknown> | null
  responses: Responses | null
  questions: Question[]
  subscription: typeof subscriptions.$inferSelect | null
  /** The newest energy check-in, with its moment as text. */
  energy: { level: EnergyLevel; createdAt: string } | null
}

/** Of no user too, because the act of one who was deleted meanwhile is counted as well. */
const countedCoachContext = writeOnce((db) => {
  const counted = db.$with('counted').as(countAct(db))
  return db
    .with(counted)
    .select({
      counted: { count: counted.count, windowEndsAt: counted.windowEndsAt },
      userId: users.id,
      settings: userSettings.settings,
      responses: questionnaireResponses.responses,
      questions: sql<
        Question[]
      >`(select coalesce(json_agg(row_to_json(listed) order by listed.id), '[]') from ${questions} as listed)`,
      subscription: subscriptions,
      energy: sql<CoachContextRecord['energy']>`(
        select row_to_json(newest) from (
          select ${energyCheckins.level} as "level", ${energyCheckins.createdAt} as "createdAt"
          from ${energyCheckins}
          where ${energyCheckins.userId} = ${users.id}
          order by ${energyCheckins.createdAt} desc limit 1
        ) as newest
      )`,
    })
    .from(counted)
    .leftJoin(users, eq(users.id, sql.placeholder('userId')))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(questionnaireResponses, eq(questionnaireResponses.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .prepare('counted_coach_context')
})

/**
 * Counts an act and reads what a reply depends on, in one statement. The parts belong to six features, but a person
 * waits for all of them before the first word, and as many questions to the database take as many times as long as one.
 */
export async function countAndFindCoachContext(
  db: Database,
  userId: string,
  act: ReturnType<typeof limitedAct>,
): Promise<{ counted: { count: number; windowEndsAt: Date }; context: CoachContextRecord | null }> {
  const [row] = await countedCoachContext(db).execute({ userId, ...act })
  if (!row) throw new Error('the rate limit statement returned no row')
  const { counted, ...context } = row
  return { counted, context: row.userId === null ? null : context }
}
