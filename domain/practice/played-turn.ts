import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'

/** Enough for what a partner says in one turn, and for one part of a comment, in characters. */
export const MAX_PLAYED_CHARACTERS = 400

const text = storedText.trim().min(1).max(MAX_PLAYED_CHARACTERS)

/** What a model's partner says next to own words, and after which of the turn's replies, by number, it follows. */
export const partnerWords = z.strictObject({ branch: z.int().min(0).max(2), says: text })
/** A model's comment on own words, in the form of the written ones. */
export const mentorWords = z.strictObject({ works: text, other: text, why: text })

/** What a model made of one turn that was said in own words. What could not be used is null: the written text stands. */
export const playedTurn = z.strictObject({ partner: partnerWords.nullable(), mentor: mentorWords.nullable() })
export type PlayedTurn = z.infer<typeof playedTurn>
