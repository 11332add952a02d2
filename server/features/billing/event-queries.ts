import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { webhookEvents } from './tables.ts'

export async function isEventRecorded(db: Database, id: string): Promise<boolean> {
  return (await db.$count(webhookEvents, eq(webhookEvents.id, id))) > 0
}

export async function recordEvent(
  db: Database,
  event: { id: string; type: string; now: Date },
): Promise<void> {
  await db
    .insert(webhookEvents)
    .values({ id: event.id, type: event.type, receivedAt: event.now })
    .onConflictDoNothing()
}

export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before))
}
