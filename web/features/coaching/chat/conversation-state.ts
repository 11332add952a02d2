import type { ReplySource } from '#domain/coaching/contract.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { ApiProblem } from '../../../platform/api-problem.ts'

/** What was said of a reply beside its text. Of one from an earlier visit it is not known what wrote it. */
export type ReplyDetails = { isBuiltIn?: boolean; sources: readonly ReplySource[] }

export type ChatEntry = {
  id: string
  role: 'user' | 'assistant'
  content: string
  atMs: number
  details?: ReplyDetails
  /** Said on an earlier visit, so that it is not announced again. */
  isEarlier?: true
  /** Names a question, and its reply, to the server through all tries, so that the newest alone is kept. */
  exchangeId?: string
  /** The safety card answered this message, and the person meant something else: it is not checked again. */
  safetyAcknowledged?: true
  /** The safety card in place of a reply; its content is what a screen reader is told. */
  safety?: SafetyReply
  /** The line above a reply to what was unclear; it opens the safety card. */
  safetyLine?: SafetyReply
  /** Set on a reply that is not whole: the person stopped it, or it broke off. */
  mark?: 'stopped' | 'cut-off'
}

/**
 * A failed message, and what sending it again would send: the text that went back into the input, the example
 * question or follow-up (which do not go there), or the question of a reply that broke off.
 */
export type ChatFailure = {
  problem: ApiProblem
  /** A part of the reply had arrived, and stands in the conversation. */
  isBrokenOff: boolean
  retry:
    | { origin: 'typed' }
    | { origin: 'example' | 'follow-up'; text: string }
    | { origin: 'again'; replyId: string }
}

export type Conversation = {
  entries: readonly ChatEntry[]
  phase: 'idle' | 'waiting' | 'streaming'
  /** What stands in the input. */
  draft: string
  /** The message under way, and what is known of its reply before its first word. */
  pending: {
    text: string
    retry: ChatFailure['retry']
    /** What the conversation goes back to when no word of the reply arrives. */
    entriesBefore: readonly ChatEntry[]
    details?: ReplyDetails
    safetyLine?: SafetyReply
  } | null
  failure: ChatFailure | null
  /** The kept conversation that the next message belongs to; null until one is opened or begun. */
  conversationId: string | null
  /** Names the message that was taken back last, which the server may have kept: what is sent next replaces it. */
  takenBackExchangeId: string | null
  /** Nothing of it is kept. */
  isTemporary: boolean
}

/** What came back into the input, followed by what was typed meanwhile. Neither is ever lost. */
export function joinDrafts(returned: string, typed: string): string {
  return typed.trim() === '' ? returned : `${returned}\n${typed}`
}

export function startConversation(draft: string): Conversation {
  return {
    entries: [],
    phase: 'idle',
    draft,
    pending: null,
    failure: null,
    conversationId: null,
    takenBackExchangeId: null,
    isTemporary: false,
  }
}

/** The user's message is appended at once; the reply comes behind it (specification, section 4, "Chat"). */
export function withMessage(
  state: Conversation,
  message: Pick<ChatEntry, 'id' | 'atMs' | 'exchangeId' | 'safetyAcknowledged'> & {
    text: string
    retry: ChatFailure['retry']
  },
): Conversation {
  const { text, retry, ...entry } = message
  const earlier = retry.origin === 'again' ? withoutExchange(state.entries, retry.replyId) : state.entries
  return {
    ...state,
    entries: [...earlier, { ...entry, role: 'user', content: text }],
    phase: 'waiting',
    draft: retry.origin === 'typed' ? '' : state.draft,
    pending: { text, retry, entriesBefore: state.entries },
    failure: null,
    takenBackExchangeId: retry.origin === 'again' ? state.takenBackExchangeId : null,
  }
}

/** The question that a reply answers. */
export function questionOf(entries: readonly ChatEntry[], replyId: string): ChatEntry | undefined {
  return entries[entries.findIndex(({ id }) => id === replyId) - 1]
}

export function withDetails(state: Conversation, details: ReplyDetails): Conversation {
  if (state.phase === 'streaming') return withLastReply(state, (reply) => ({ ...reply, details }))
  return state.pending ? { ...state, pending: { ...state.pending, details } } : state
}

/** The next piece of the reply; the first one opens it under `replyId`. */
export function withText(
  state: Conversation,
  piece: { text: string; replyId: string; atMs: number },
): Conversation {
  if (state.phase === 'streaming')
    return withLastReply(state, (reply) => ({ ...reply, content: reply.content + piece.text }))
  const { details, safetyLine } = state.pending ?? {}
  const reply: ChatEntry = {
    id: piece.replyId,
    role: 'assistant',
    content: piece.text,
    atMs: piece.atMs,
    ...(details && { details }),
    ...(safetyLine && { safetyLine }),
  }
  return { ...state, phase: 'streaming', entries: [...state.entries, reply] }
}

/**
 * The message was answered with the safety card. It stays where it is with the card behind it, and the chat is free
 * for the next one.
 */
export function withSafetyCard(
  state: Conversation,
  card: { reply: SafetyReply; cardId: string; atMs: number },
): Conversation {
  const { reply, cardId, atMs } = card
  const entry: ChatEntry = {
    id: cardId,
    role: 'assistant',
    content: `${reply.title}\n\n${reply.intro}`,
    atMs,
    safety: reply,
  }
  return withWholeReply({ ...state, entries: [...state.entries, entry] })
}

/** The line comes before the first word of its reply. */
export function withSafetyLine(state: Conversation, safetyLine: SafetyReply): Conversation {
  return state.pending ? { ...state, pending: { ...state.pending, safetyLine } } : state
}

export function withWholeReply(state: Conversation): Conversation {
  return { ...state, phase: 'idle', pending: null }
}

/** Stopped while it was written: what stands there is kept. Stopped before its first word: as if never sent. */
export function withStop(state: Conversation): Conversation {
  if (state.phase === 'waiting') return withoutPendingMessage(state)
  return withWholeReply(withLastReply(state, (reply) => ({ ...reply, mark: 'stopped' })))
}

/**
 * A failure before the first word takes the message back; one midway keeps what came, marked as cut off. Where only
 * the cost could not be booked, the reply is whole and nothing of the chat has failed.
 */
export function withFailure(state: Conversation, problem: ApiProblem): Conversation {
  const { pending } = state
  const reply = state.entries.at(-1)
  if (!pending || !reply) return state
  if (state.phase === 'waiting') {
    return { ...withoutPendingMessage(state), failure: { problem, retry: pending.retry, isBrokenOff: false } }
  }
  if (problem.code === 'usage-update-failed') return withWholeReply(state)
  const kept = withWholeReply(withLastReply(state, (entry) => ({ ...entry, mark: 'cut-off' })))
  return { ...kept, failure: { problem, retry: { origin: 'again', replyId: reply.id }, isBrokenOff: true } }
}

function withoutExchange(entries: readonly ChatEntry[], replyId: string): readonly ChatEntry[] {
  const end = entries.findIndex(({ id }) => id === replyId)
  return end < 1 ? entries : entries.toSpliced(end - 1, 2)
}

function withoutPendingMessage(state: Conversation): Conversation {
  const { pending } = state
  if (!pending) return state
  const isAgain = pending.retry.origin === 'again'
  const takenBackExchangeId = isAgain ? state.takenBackExchangeId : (state.entries.at(-1)?.exchangeId ?? null)
  return {
    ...state,
    takenBackExchangeId,
    entries: pending.entriesBefore,
    phase: 'idle',
    draft: pending.retry.origin === 'typed' ? joinDrafts(pending.text, state.draft) : state.draft,
    pending: null,
  }
}

function withLastReply(state: Conversation, change: (reply: ChatEntry) => ChatEntry): Conversation {
  const last = state.entries.at(-1)
  return last ? { ...state, entries: [...state.entries.slice(0, -1), change(last)] } : state
}
