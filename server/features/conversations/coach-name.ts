import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { CoachingContent } from '../../platform/content/load-coaching-content.ts'

/** Who speaks in a conversation: the module's title, or the assistant's. */
export function coachNameOf(content: CoachingContent, scope: ChatScope): string {
  if (scope === 'assistant') return content.assistant.title
  return content.modules.get(scope)?.title ?? content.assistant.title
}
