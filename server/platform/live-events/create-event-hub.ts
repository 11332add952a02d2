import { type EventTopic, eventTopics } from '#domain/live-events/event-topics.ts'
import type { EventSubscriber } from './events.ts'

/** More pages than anyone looks at at once; a browser itself opens fewer connections to one server. */
export const MAX_STREAMS_PER_USER = 8

/** The open pages of this process, by user. */
export function createEventHub() {
  const byUser = new Map<string, Set<EventSubscriber>>()

  function remove(userId: string, subscriber: EventSubscriber): void {
    const own = byUser.get(userId)
    own?.delete(subscriber)
    if (own?.size === 0) byUser.delete(userId)
  }

  return {
    /** The oldest page gives way to one too many: it is the one most likely left behind by a lost connection. */
    subscribe(userId: string, subscriber: EventSubscriber): () => void {
      const own = byUser.get(userId) ?? new Set()
      const [oldest] = own
      if (own.size >= MAX_STREAMS_PER_USER && oldest) {
        own.delete(oldest)
        oldest.onEnd('replaced')
      }
      own.add(subscriber)
      byUser.set(userId, own)
      return () => remove(userId, subscriber)
    },
    announce(userId: string, topic: EventTopic): void {
      for (const subscriber of [...(byUser.get(userId) ?? [])]) subscriber.onChange(topic)
    },
    /** After a gap in listening nobody knows what was missed, so every page reads everything anew. */
    announceAll(): void {
      for (const own of [...byUser.values()])
        for (const subscriber of [...own]) for (const topic of eventTopics) subscriber.onChange(topic)
    },
    endAll(): void {
      for (const own of [...byUser.values()]) for (const subscriber of [...own]) subscriber.onEnd()
      byUser.clear()
    },
  }
}
