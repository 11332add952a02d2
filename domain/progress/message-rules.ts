import { type ChatScope, moduleOf } from '../coaching/module-ids.ts'
import type { ProgressChange } from './begin-change.ts'
import { pointsFor } from './points.ts'
import type { ProgressEvent } from './progress-event.ts'
import { MAX_REMEMBERED_VISITS, type ProgressState } from './progress-state.ts'

/** A conversation is deep at exactly this message of a page visit (specification, section 9). */
const DEEP_CONVERSATION_MESSAGES = 5

/** Whether an event is the first message of its page visit. */
export function startsConversation(state: Pick<ProgressState, 'visits'>, event: ProgressEvent): boolean {
  return event.type === 'message-sent' && !state.visits.some(({ id }) => id === event.visitId)
}

/**
 * One answered message in a module, or to the assistant on the home page and in the menu (specification, section 4).
 * The first of a page visit: +1 first-chat and 3 interaction points. Every one: +1 conversation-master. Exactly the
 * fifth: deep-dive at its target of 5, and 10 learning points.
 */
export function countMessage(change: ProgressChange, message: { module: ChatScope; visitId: string }): void {
  const { state, effects, addPoints, setAchievement, advanceAchievement } = change
  const { module: scope, visitId } = message
  const module = moduleOf(scope)
  const earlier = state.visits.find(({ id }) => id === visitId)?.messages ?? 0
  const messages = earlier + 1
  const others = state.visits.filter(({ id }) => id !== visitId)
  state.visits = [{ id: visitId, messages }, ...others].slice(0, MAX_REMEMBERED_VISITS)

  if (messages === 1) {
    addPoints('interaction', pointsFor.firstMessage, { reason: 'first-message', module })
    advanceAchievement('first-chat')
  }
  advanceAchievement('conversation-master')
  if (messages === DEEP_CONVERSATION_MESSAGES) {
    effects.push({ type: 'deep-conversation', module: scope })
    addPoints('learning', pointsFor.longConversation, { reason: 'long-conversation', module })
    setAchievement('deep-dive', DEEP_CONVERSATION_MESSAGES)
  }
}
