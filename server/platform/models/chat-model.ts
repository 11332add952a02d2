import type { ChatMessage, ReplySource } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { PersonalChoices } from '#domain/coaching/personal-choices.ts'
import type { ReplyLength } from '#domain/coaching/reply-length.ts'

export type ModelRequest = {
  scope: ChatScope
  /** The server's own instruction; providers that know a system role get it there. */
  instruction: string
  /** Oldest first; the last one is the user's. */
  messages: readonly ChatMessage[]
  replyLength: ReplyLength
  /** For the built-in coach; a provider's model reads the same in its instruction. */
  personal?: PersonalChoices
  /** For the built-in coach too: a reply on difficult matters begins by naming them. */
  saysContentNotes?: boolean
  /** For the built-in coach too: the safety card answered an earlier message of this conversation. */
  isAfterDisclosure?: boolean
  /** Upper bound of the reply, in tokens. */
  maxReplyTokens: number
  /** Aborted when the person stops, leaves, or the reply takes too long. */
  signal: AbortSignal
}

export type ModelPart = { type: 'text'; text: string } | { type: 'sources'; sources: ReplySource[] }

/**
 * Something that answers: the built-in coach or a provider's model. Errors are `Problem`s of the catalogue
 * (`model-unavailable`, `model-timed-out`, `model-failed`); an abort ends the iteration without an error.
 */
export type ChatModel = {
  isBuiltIn: boolean
  stream(request: ModelRequest): AsyncIterable<ModelPart>
}
