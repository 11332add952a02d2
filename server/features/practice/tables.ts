import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type ItemMemory, itemRatings } from '#domain/practice/item-memory.ts'
import type { RunState } from '#domain/practice/run-state.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A user's way through an exercise, the newest of all their devices: one with a lower counter never replaces it. */
export const exerciseRuns = pgTable(
  'exercise_runs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exercise: text('exercise').notNull(),
    /** Of the exercise's text, when the state was kept. */
    version: text('version').notNull(),
    counter: integer('counter').notNull(),
    state: jsonb('state').$type<RunState>().notNull(),
    isFinished: boolean('is_finished').notNull(),
    /** When it was last finished; stays when it is begun anew. */
    finishedAt: moment('finished_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exercise] })],
)

/** An item of the daily rounds that a user met: what is known of how well they remember it, and when it comes up again. */
export const practiceItems = pgTable(
  'practice_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `<exercise>/<part>` */
    item: text('item').notNull(),
    memory: jsonb('memory').$type<ItemMemory>().notNull(),
    dueAt: moment('due_at').notNull(),
    lastRating: text('last_rating', { enum: itemRatings }).notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.item] })],
)

/** What a user tried of a skill in real life. The id is the browser's: a repeated request adds nothing. */
export const practiceNotes = pgTable(
  'practice_notes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    skill: text('skill').notNull(),
    person: text('person').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practice_notes_user_created').on(table.userId, table.createdAt),
  ],
)
