import { sql } from 'drizzle-orm'
import { isEventTopic } from '#domain/events/event-topics.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createEventHub } from './create-event-hub.ts'
import type { Events } from './events.ts'
import { listenToPostgres } from './listen-to-postgres.ts'

const CHANNEL = 'wayfern_events'

type Notice = { userId: string; topic: string }

/** Live events over LISTEN and NOTIFY, which both engines have: one channel for all server processes. */
export async function createEvents({ engine }: Pick<OpenDatabase, 'engine'>): Promise<Events> {
  const hub = createEventHub()
  const onNotice = (payload: string) => {
    const { userId, topic } = JSON.parse(payload) as Notice
    // A newer process of the same installation may know topics that this one does not.
    if (isEventTopic(topic)) hub.announce(userId, topic)
  }
  const stopListening =
    engine.kind === 'embedded'
      ? await engine.client.listen(CHANNEL, onNotice)
      : await listenToPostgres({
          url: engine.url,
          channel: CHANNEL,
          onNotice,
          onGap: () => hub.announceAll(),
        })
  return {
    async publish(db, userId, topic) {
      const notice: Notice = { userId, topic }
      await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`)
    },
    subscribe: (userId, subscriber) => hub.subscribe(userId, subscriber),
    async close() {
      hub.endAll()
      await stopListening()
    },
  }
}
