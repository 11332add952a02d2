import { z } from 'zod'

const line = z.string().trim().min(1)
const optionalLine = z.string().trim()

const likelihoods = ['usual', 'possible', 'rare'] as const
/** Where a form must stand to have its meaning: alone in its sentence, first or last in it, or as the close of a letter. */
const stands = ['anywhere', 'alone', 'opening', 'ending', 'close'] as const
const tones = ['friendly', 'neutral', 'cool', 'hostile', 'playful', 'varies'] as const

/** What the same words can mean, with what speaks for it in the words or the scene. */
const reading = z.strictObject({ can: line, likely: z.enum(likelihoods), cue: line })
export type Reading = z.infer<typeof reading>

/** An expression whose meaning is not in its words; the texts are those of `content/translator/*.yaml`. */
export const phraseEntry = z.strictObject({
  id: line,
  say: z.array(line).min(1),
  group: line,
  from: optionalLine,
  means: line,
  readings: z.array(reading).min(1).max(3),
  unseen: optionalLine,
  ask: optionalLine,
  literal: optionalLine,
  tone: z.enum(tones),
  stands: z.enum(stands).default('anywhere'),
})
export type PhraseEntry = z.infer<typeof phraseEntry>
