import type { RoundReply } from '#domain/practice/contract.ts'
import type { ItemRating } from '#domain/practice/item-memory.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'

export type Unsent = { id: string; rating: ItemRating }
/** A round of a day: `at` is the item that is open, as many as there are items at the end. */
export type BegunRound = { day: string; at: number; round: RoundReply; unsent: readonly Unsent[] }

/** What will not be taken however often it is sent: the exercise is gone, or its part. */
export const isHopelessRating = (error: unknown) =>
  ['not-found', 'invalid-request'].includes(toApiProblem(error).code)

const keyOf = (userId: string) => draftKey(userId, 'practice.round')

/** The round that a person has begun on this device, on whatever day; null when there is none. */
export function readKeptRound(userId: string): BegunRound | null {
  try {
    const kept = JSON.parse(readDraft(keyOf(userId))) as BegunRound
    return Array.isArray(kept.round.items) && Array.isArray(kept.unsent) ? kept : null
  } catch {
    return null
  }
}

/** Keeps the round on this device; one that is at its end and wholly sent is not needed any more. */
export function keepRound(userId: string, begun: BegunRound): void {
  const isOver = begun.at >= begun.round.items.length && begun.unsent.length === 0
  writeDraft(keyOf(userId), isOver ? '' : JSON.stringify(begun))
}
