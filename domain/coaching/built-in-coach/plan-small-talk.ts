import type { CoachLibrary } from './coach-library.ts'
import type { ConversationState } from './conversation-state.ts'
import type { CoachIntent } from './read-intent.ts'
import type { ReplyPlan } from './reply-plan.ts'
import { someExample, someTopics } from './some-topics.ts'

/**
 * The reply to a message that is about no topic. Requests such as "why" and "more" end here only when there was
 * no answer that they could be about.
 */
export function planSmallTalk(
  intent: CoachIntent,
  state: ConversationState,
  library: CoachLibrary,
): ReplyPlan {
  const topicIds = someTopics(library, state)
  const { turn } = state
  switch (intent) {
    case 'greeting':
      return { kind: 'greeting', example: someExample(library, state), topicIds }
    case 'thanks':
    case 'goodbye':
    case 'who-are-you':
      return { kind: intent, turn }
    case 'what-can-you-do':
      return { kind: 'what-can-you-do', example: someExample(library, state), topicIds }
    case 'sorry':
      return { kind: 'sorry' }
    case 'does-not-fit':
      return { kind: 'misunderstood' }
    case 'ok':
    case 'no':
      return { kind: 'all-right', turn }
    case 'other-topics':
      return { kind: 'topics', topicIds }
    case 'not-know':
      return state.topicId === undefined ? { kind: 'nothing-open', topicIds } : { kind: 'all-right', turn }
    default:
      return { kind: 'nothing-open', topicIds }
  }
}
