import { vi } from 'vitest'
import type { EventTopic } from '#domain/events/event-topics.ts'
import type { Services } from '../services.ts'

/** Announced by the recorder itself to know when all that came before it has arrived. */
const MARKER: EventTopic = 'tokens'

/** Records what the open pages of a user are told from now on. Not for tests of the topic `tokens`. */
export async function recordEvents({ db, events }: Pick<Services, 'db' | 'events'>, userId: string) {
  const heard: EventTopic[] = []
  const stop = events.subscribe(userId, { onChange: (topic) => heard.push(topic), onEnd: () => undefined })

  async function untilNow(): Promise<EventTopic[]> {
    await events.publish(db, userId, MARKER)
    await vi.waitFor(() => {
      if (!heard.includes(MARKER)) throw new Error('the marker has not arrived yet')
    })
    return heard.splice(0).filter((topic) => topic !== MARKER)
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
