import type { CoachLibrary } from './coach-library.ts'
import type { ConversationState } from './conversation-state.ts'

/** How many topics are named as examples of what can be asked. */
const NAMED_TOPICS = 3

/** A few topics of the module, others with each message, so that no reply is repeated word for word. */
export function someTopics(
  library: Pick<CoachLibrary, 'topics'>,
  state: Pick<ConversationState, 'turn'>,
): string[] {
  const { topics } = library
  const count = Math.min(NAMED_TOPICS, topics.length)
  return Array.from(
    { length: count },
    (_, index) => topics[(state.turn * NAMED_TOPICS + index) % topics.length]?.id ?? '',
  )
}

/** One example question of the module, another one with each message. */
export function someExample(
  library: Pick<CoachLibrary, 'examples'>,
  state: Pick<ConversationState, 'turn'>,
): string {
  return library.examples[state.turn % library.examples.length] ?? ''
}
