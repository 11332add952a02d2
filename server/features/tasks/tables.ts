import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TaskStep } from '#domain/tasks/task-step.ts'
import type { TaskEnergy } from '#domain/tasks/task-template.ts'
import { users } from '../accounts/tables.ts'

/**
 * A user's list of steps for a task, the newest of all their devices: one with a lower counter never replaces it. The id
 * is the browser's. The steps carry their own texts, so that a list outlives a change of its template.
 */
export const taskRuns = pgTable(
  'task_runs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    counter: integer('counter').notNull(),
    title: text('title').notNull(),
    /** The template that it was made of; null for own or a model's steps. */
    template: text('template'),
    level: integer('level'),
    energy: text('energy').$type<TaskEnergy>(),
    needs: jsonb('needs').$type<string[]>().notNull(),
    /** Kept as the user's own template. */
    isOwn: boolean('is_own').notNull(),
    steps: jsonb('steps').$type<TaskStep[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
