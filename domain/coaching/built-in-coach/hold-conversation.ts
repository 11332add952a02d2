import type { ChatMessage } from '../contract.ts'
import type { ReplyLength } from '../reply-length.ts'
import type { CoachLibrary } from './coach-library.ts'
import { questionSoFar } from './coach-turn.ts'
import { type ConversationState, startOfConversation } from './conversation-state.ts'
import { planReply } from './plan-reply.ts'
import { renderReply } from './render-reply.ts'
import type { ReplyPlan } from './reply-plan.ts'
import { shownParts } from './shown-parts.ts'
import { withoutRepetition } from './without-repetition.ts'

const shortRequest =
  /\b(in )?(one|two|three|1|2|3) (lines?|sentences?)\b|\b(short|brief) (answer|reply|version)\b|\b(briefly|in short|keep it short)\b|\blow energy today\b/i

/** The chosen length, unless this very message asks for less. */
function lengthFor(text: string, chosen: ReplyLength): ReplyLength {
  return shortRequest.test(text) ? 'concise' : chosen
}

/** What is remembered after a reply; `reply` is what reached the person of it, or nothing if none did. */
function remember(
  state: ConversationState,
  text: string,
  plan: ReplyPlan,
  reply: string | undefined,
  library: CoachLibrary,
): ConversationState {
  const next: ConversationState = { ...state, turn: state.turn + 1, offeredIds: [], previousPlan: plan }
  const refusedIds = plan.kind === 'no-match' ? [...state.refusedIds, ...state.offeredIds] : state.refusedIds
  switch (plan.kind) {
    case 'answer': {
      const isNew = plan.cardId !== state.topicId
      const known = isNew ? [] : state.shown
      const card = library.cards.get(plan.cardId)
      const shown = new Set([...known, ...(card && reply ? shownParts(card, plan.parts, reply) : [])])
      const question = plan.reason === 'question' || state.question === '' ? text : state.question
      return { ...next, topicId: plan.cardId, shown, question, step: isNew ? undefined : state.step }
    }
    case 'one-step':
      return { ...next, step: plan.step }
    case 'explain-word':
      return plan.cardId && plan.cardId !== state.topicId
        ? { ...next, topicId: plan.cardId, shown: new Set(), step: undefined }
        : next
    case 'clarify':
      return {
        ...next,
        offeredIds: plan.optionIds,
        question: ['unsure', 'about-word', 'feeling', 'several'].includes(plan.reason)
          ? questionSoFar(state, text)
          : state.question,
        refusedIds:
          plan.reason === 'does-not-fit' && state.topicId ? [...refusedIds, state.topicId] : refusedIds,
      }
    case 'all-given':
      return { ...next, offeredIds: plan.relatedIds }
    default:
      return { ...next, refusedIds }
  }
}

export type ConversationReply = { plan: ReplyPlan; text: string }

/**
 * The coach's reply to the last message of a conversation. It keeps nothing between calls: all earlier messages of
 * the person are gone through again, which always leads to the same state.
 * @param messages oldest first; the last one is the person's
 */
export function holdConversation(
  messages: readonly ChatMessage[],
  library: CoachLibrary,
  length: ReplyLength,
): ConversationReply {
  let state = startOfConversation
  let plan: ReplyPlan | undefined
  let lastText = ''
  for (const [index, { role, content }] of messages.entries()) {
    if (role !== 'user') continue
    lastText = content
    plan = withoutRepetition(planReply(content, state, library, lengthFor(content, length)), state, library)
    const following = messages[index + 1]
    state = remember(
      state,
      content,
      plan,
      following?.role === 'assistant' ? following.content : undefined,
      library,
    )
  }
  if (!plan) throw new Error('a conversation holds at least one message of the person')
  return { plan, text: renderReply(plan, library, lengthFor(lastText, length)) }
}
