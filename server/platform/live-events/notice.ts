import type { EventTopic } from '#domain/live-events/event-topics.ts'

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const MAX_BYTES = 7_900

/** A process of an earlier version writes `userId`, and finds none in what this one writes. */
type Notice = { userIds?: readonly string[]; userId?: string; topic: string }

const write = (userIds: readonly string[], topic: EventTopic) => JSON.stringify({ userIds, topic })

/** Notifications that tell all of these users of a change, as few as they fit into. */
export function writeNotices(userIds: readonly string[], topic: EventTopic): string[] {
  const notices: string[] = []
  const empty = Buffer.byteLength(write([], topic))
  let taken: string[] = []
  let bytes = empty
  for (const userId of userIds) {
    const more = Buffer.byteLength(JSON.stringify(userId)) + 1
    if (taken.length > 0 && bytes + more > MAX_BYTES) {
      notices.push(write(taken, topic))
      taken = []
      bytes = empty
    }
    taken.push(userId)
    bytes += more
  }
  return taken.length > 0 ? [...notices, write(taken, topic)] : notices
}

/** Whom a notification tells of what; the topic may be one that only a newer version knows. */
export function readNotice(payload: string): { userIds: readonly string[]; topic: string } {
  const { userIds, userId, topic } = JSON.parse(payload) as Notice
  return { userIds: userIds ?? (userId === undefined ? [] : [userId]), topic }
}
