import type { EventTopic } from '#domain/live-events/event-topics.ts'
import { createEmitter } from './create-emitter.ts'

const changes = createEmitter<EventTopic>()

/** Tells everything on this page that shows data of the topic to read it anew. */
export const announceDataChange = changes.emit

/** Calls `listener` when data of the signed-in person changed, on this device or another one. */
export const listenForDataChanges = changes.listen
