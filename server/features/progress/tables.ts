import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { ProgressEventType } from '#domain/progress/progress-event.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What the record below adds up to. The state is one value because the rules always read and write it whole,
 * under the row's lock.
 */
export const userProgress = pgTable('user_progress', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: jsonb('state').$type<ProgressState>().notNull(),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Append-only: every event once per user, with the points that it gave (achievements included). */
export const progressEvents = pgTable(
  'progress_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<ProgressEventType>().notNull(),
    module: text('module').$type<ModuleId>(),
    startsConversation: boolean('starts_conversation').notNull(),
    interactionPoints: integer('interaction_points').notNull(),
    learningPoints: integer('learning_points').notNull(),
    achievementPoints: integer('achievement_points').notNull(),
    consistencyPoints: integer('consistency_points').notNull(),
    /** The user's own calendar day; null, and nothing else told, where the user wants no analytics. */
    day: date('day'),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('progress_events_once').on(table.userId, table.eventId),
    index('progress_events_user_day').on(table.userId, table.day),
    index('progress_events_user_received').on(table.userId, table.receivedAt),
  ],
)
