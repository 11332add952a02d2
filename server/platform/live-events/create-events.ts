import { sql } from 'drizzle-orm'
import { type EventTopic, isEventTopic } from '#domain/live-events/event-topics.ts'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Logger } from '../log.ts'
import { createEventHub } from './create-event-hub.ts'
import type { Events } from './events.ts'
import { listenToPostgres } from './listen-to-postgres.ts'
import { readNotice, writeNotices } from './notice.ts'

const CHANNEL = 'wayfern_events'
const POOLER =
  'a pooler stands before PostgreSQL: in transaction mode open pages do not learn of changes, and it has to know prepared statements (docs/operations.md)'

async function publishToAll(db: Database, userIds: readonly string[], topic: EventTopic): Promise<void> {
  const notices = JSON.stringify(writeNotices(userIds, topic))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${notices}::jsonb) as notices (payload)`,
  )
}

/** Live events over LISTEN and NOTIFY, which both engines have: one channel for all server processes. */
export async function createEvents({ engine }: Pick<OpenDatabase, 'engine'>, log: Logger): Promise<Events> {
  const hub = createEventHub()
  const onNotice = (payload: string) => {
    const { userIds, topic } = readNotice(payload)
    // A newer process of the same installation may know topics that this one does not.
    if (isEventTopic(topic)) for (const userId of userIds) hub.announce(userId, topic)
  }
  const stopListening =
    engine.kind === 'embedded'
      ? await engine.client.listen(CHANNEL, onNotice)
      : await listenToPostgres({
          url: engine.url,
          channel: CHANNEL,
          onNotice,
          onGap: () => hub.announceAll(),
          onPooler: () => log.warn(POOLER),
        })
  return {
    publish: (db, userId, topic) => publishToAll(db, [userId], topic),
    publishToAll,
    subscribe: (userId, subscriber) => hub.subscribe(userId, subscriber),
    async close() {
      hub.endAll()
      await stopListening()
    },
  }
}
