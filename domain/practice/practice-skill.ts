import { z } from 'zod'
import { countWords } from '#engines/english/count-words.ts'

const MAX_WORDS = 40
const sentences = z
  .string()
  .trim()
  .min(1)
  .refine((text) => countWords(text) <= MAX_WORDS, `at most ${MAX_WORDS} words`)

/** A named skill that exercises practice (`content/practice/skills.yaml`): what it is, why it helps, where it is not wanted. */
export const practiceSkill = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().trim().min(1).max(40),
  what: sentences,
  why: sentences,
  notWanted: sentences,
})
export type PracticeSkill = z.infer<typeof practiceSkill>
