import type { EventStreamEnding, EventTopic } from '#domain/live-events/event-topics.ts'
import type { Database } from '../database/database.ts'

/** One open page of a user. */
export type EventSubscriber = {
  onChange(topic: EventTopic): void
  /** The page is no longer told anything. Without a reason this process is stopping. */
  onEnd(reason?: EventStreamEnding): void
}

/** Tells all open pages of a user, on every server process, that something of theirs changed. */
export type Events = {
  /** Inside a transaction pass the transaction: pages are told when it commits, and not at all when it does not. */
  publish(db: Database, userId: string, topic: EventTopic): Promise<void>
  /** The same for many users in one statement. */
  publishToAll(db: Database, userIds: readonly string[], topic: EventTopic): Promise<void>
  /** Returns the function that ends the subscription. */
  subscribe(userId: string, subscriber: EventSubscriber): () => void
  /** Ends all subscriptions and stops listening. */
  close(): Promise<void>
}
