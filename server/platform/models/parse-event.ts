import { Problem } from '#domain/problems.ts'

/**
 * The object that one event of a provider's stream holds.
 * @throws Problem `model-failed` for what is no JSON, or JSON that is no object
 */
export function parseEvent<Event extends object>(data: string): Event {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event === 'object' && event !== null && !Array.isArray(event)) return event as Event
  } catch (cause) {
    throw new Problem('model-failed', {}, { cause })
  }
  throw new Problem('model-failed', {}, { cause: new Error('an event of the reply is no object') })
}
