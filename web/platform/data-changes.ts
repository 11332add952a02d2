import type { EventTopic } from '#domain/live-events/event-topics.ts'

type Listener = (topic: EventTopic) => void

const listeners = new Set<Listener>()

/** Tells everything on this page that shows data of the topic to read it anew. */
export function announceDataChange(topic: EventTopic): void {
  for (const listener of [...listeners]) listener(topic)
}

/** Calls `listener` when data of the signed-in person changed, on this device or another one. */
export function listenForDataChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
