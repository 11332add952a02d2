import { z } from 'zod'
import { filledText } from '../fields/filled-text.ts'
import { storedText } from '../fields/stored-text.ts'
import { savedTextSafety } from '../safety/contract.ts'
import { MAX_NOTE_CHARACTERS, MAX_NOTE_PERSON_CHARACTERS } from './note-limits.ts'

/** More than anybody looks through; a further one is refused as `too-many-notes`. */
export const MAX_PRACTICE_NOTES = 500

/**
 * What a person tried in real life, under the skill that they tried: with whom, empty for nobody in particular, and what
 * happened.
 */
export const practiceNoteForm = z.strictObject({
  skill: z.string().regex(/^[a-z0-9-]{1,100}$/),
  person: storedText.trim().max(MAX_NOTE_PERSON_CHARACTERS),
  text: filledText(MAX_NOTE_CHARACTERS),
})
export type PracticeNoteForm = z.infer<typeof practiceNoteForm>

const practiceNote = z.object({
  id: z.uuid(),
  /** The skill's id; it may be of a skill that is gone. */
  skill: z.string(),
  person: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
})
export type PracticeNote = z.infer<typeof practiceNote>

/** What the note raises stands beside it; it is kept all the same. */
export const keepNoteReply = z.object(savedTextSafety)
export type KeepNoteReply = z.infer<typeof keepNoteReply>

export const practiceNotesReply = z.object({
  /** Newest first. */
  notes: z.array(practiceNote),
})
export type PracticeNotesReply = z.infer<typeof practiceNotesReply>
