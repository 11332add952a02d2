import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { tokenUsageReply } from '../token-allowance/contract.ts'

/** Words that somebody received, or that the person means to send (`direction`). */
export const translateRequest = z.strictObject({
  text: storedText,
  direction: z.enum(['received', 'own']),
  from: z.string().max(40).optional(),
  where: z.string().max(40).optional(),
  messageId: z.uuid(),
})
export type TranslateRequest = z.infer<typeof translateRequest>

const meaning = z.object({ text: z.string(), cue: z.string(), likely: z.enum(['usual', 'possible', 'rare']) })

/** What words say and what they can mean; `canMean` is empty when they mean what they say, and holds one reading beside it when that is only likely. */
export const translation = z.object({
  literal: z.object({ is: z.boolean(), sureness: z.number().min(0).max(1) }),
  says: z.string().min(1),
  canMean: z.array(meaning).max(3),
  unseen: z.string(),
  ask: z.string(),
  phrases: z.array(z.object({ said: z.string(), means: z.string() })),
})
export type Translation = z.infer<typeof translation>

/** Where one's own text can sound other than it is meant. `start` and `end` count UTF-16 units. */
const soundingPlace = z.object({
  start: z.number(),
  end: z.number(),
  said: z.string(),
  sounds: z.string(),
  toWhom: z.string(),
  instead: z.string(),
})

export const translateReply = z.object({
  /** Of received words. */
  translation: translation.nullable(),
  /** Of the person's own words; empty when nothing stands out. */
  places: z.array(soundingPlace).nullable(),
  isBuiltIn: z.boolean(),
  /** The configured model gave no usable answer, so the built-in translator did. */
  isFallback: z.boolean(),
  usage: tokenUsageReply,
  /** Stands beside the result, never instead of it. */
  safety: safetyReply.nullable(),
})
export type TranslateReply = z.infer<typeof translateReply>
