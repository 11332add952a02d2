/**
 * What a user's open pages are told about: which of their data changed, never what it says. `profile`: also the name
 * or the e-mail of the account. `sessions`: some were ended from another place than where they are used.
 */
export const eventTopics = [
  'answers',
  'progress',
  'tokens',
  'settings',
  'profile',
  'sharing',
  'sessions',
] as const
export type EventTopic = (typeof eventTopics)[number]

export const isEventTopic = (value: unknown): value is EventTopic =>
  eventTopics.some((topic) => topic === value)

/**
 * Why the server ended a stream for good. `signed-out`: the session is over. `replaced`: a newer page took the
 * place of this one, which should open a stream again when it is looked at. A stream that ends without a reason
 * broke, and is opened again after `reconnectDelayMs`.
 */
export type EventStreamEnding = 'signed-out' | 'replaced'

/** One `data:` line of `GET /api/events`. A page reads everything anew once a stream stands: it may have missed some. */
export type EventMessage =
  | { type: 'changed'; topic: EventTopic }
  | { type: 'ended'; reason: EventStreamEnding }
