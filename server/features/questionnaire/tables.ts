import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Seeded from `content/questionnaire` at start; the id orders the questions and never changes its meaning. */
export const questions = pgTable('questions', {
  id: integer('id').primaryKey(),
  text: text('text').notNull(),
  hint: text('hint'),
  type: text('type', { enum: ['text', 'select', 'multi_select'] }).notNull(),
  options: jsonb('options').$type<string[]>().notNull().default([]),
})

/** One row per user; `responses` maps a question's id to a string, an array of strings, or null. */
export const questionnaireResponses = pgTable(
  'questionnaire_responses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    responses: jsonb('responses').$type<Record<string, string | string[] | null>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('questionnaire_responses_created').on(table.createdAt)],
)
