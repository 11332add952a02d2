import { z } from 'zod'
import { filledText } from '../fields/filled-text.ts'
import { storedText } from '../fields/stored-text.ts'
import { savedTextSafety } from '../safety/contract.ts'
import { MAX_LABEL_CHARACTERS, MAX_SENTENCE_CHARACTERS } from './sentence-limits.ts'

/** More than anybody looks through; a further one is refused as `too-many-words`. */
export const MAX_KEPT_SENTENCES = 500

const label = storedText.trim().max(MAX_LABEL_CHARACTERS)

/** A sentence that a person keeps to say or send it again. `person` and `place` are for finding it; empty for none. */
export const keptSentenceForm = z.strictObject({
  text: filledText(MAX_SENTENCE_CHARACTERS),
  person: label,
  place: label,
})
export type KeptSentenceForm = z.infer<typeof keptSentenceForm>

const keptSentence = z.object({
  id: z.uuid(),
  text: z.string(),
  person: z.string(),
  place: z.string(),
  createdAt: z.iso.datetime(),
})
export type KeptSentence = z.infer<typeof keptSentence>

/** What the sentence raises stands beside it; it is kept all the same. */
export const keepSentenceReply = z.object(savedTextSafety)
export type KeepSentenceReply = z.infer<typeof keepSentenceReply>

export const keptSentencesReply = z.object({ sentences: z.array(keptSentence) })
export type KeptSentencesReply = z.infer<typeof keptSentencesReply>
