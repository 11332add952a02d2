import type { ReactNode } from 'react'
import type { ReplySource } from '#domain/coaching/contract.ts'
import type { ChatEntry } from './conversation-state.ts'

/** What a page draws of the card that a reply rests on; the chat knows cards by their names alone. */
export type CardOfReply = {
  /** Beside the chat. */
  renderCard: (source: ReplySource) => ReactNode
  /** Among what can be asked about the newest reply. */
  renderPractice: (source: ReplySource) => ReactNode
}

/** The first card that the newest reply rests on. */
export const cardOfNewest = (entries: readonly ChatEntry[]): ReplySource | undefined =>
  entries.findLast(({ role }) => role === 'assistant')?.details?.sources[0]
