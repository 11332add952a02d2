import { expect } from 'vitest'
import type { EventTopic } from '#domain/live-events/event-topics.ts'
import type { Services } from '../services.ts'

/**
 * Records what the open pages of a user are told from now on. The recorder itself announces the marker, to know when
 * all that came before it has arrived, so it is a topic that the test is not about.
 */
export async function recordEvents(
  { db, events }: Pick<Services, 'db' | 'events'>,
  userId: string,
  marker: EventTopic = 'tokens',
) {
  const heard: EventTopic[] = []
  const stop = events.subscribe(userId, { onChange: (topic) => heard.push(topic), onEnd: () => undefined })

  async function untilNow(): Promise<EventTopic[]> {
    await events.publish(db, userId, marker)
    await expect.poll(() => heard).toContain(marker)
    return heard.splice(0).filter((topic) => topic !== marker)
  }

  await untilNow()
  return {
    /** What pages were told since the last call, in order; ends the recording. */
    async topics(): Promise<EventTopic[]> {
      const topics = await untilNow()
      stop()
      return topics
    },
  }
}
