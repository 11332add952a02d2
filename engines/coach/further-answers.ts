import { z } from 'zod'
import { atMost, line, wordsToSay } from './situation.ts'

const text = (words: number) => line.refine(atMost(words), `at most ${words} words`)
const toSay = (words: number) => wordsToSay.refine(atMost(words), `at most ${words} words`)

/** A text, and one sentence to say or send with it where one helps. */
const withWords = z.strictObject({ text: text(45), words: toSay(32).optional() })

/** What changes with a fact that people add afterwards: said in some of their ways, and what holds then. */
const changedCase = z.strictObject({
  when: z.array(text(12)).min(2).max(5),
  holds: text(38),
  words: toSay(32).optional(),
})

/**
 * What the coach says when the talk about a situation goes on: each text answers this situation and not its whole card.
 * `otherwise` is for the other's no, anger or silence, `failed` for whoever has tried the answer in vain, `decide` for
 * "should I", `worked` for good news, `steps` are those of the one thing to do now, `message` is the whole of what could
 * be sent, `short` and `firm` are the same words in another tone. Whatever does not fit a situation is left out. The texts are those
 * of `content/modules/<id>/further/<card>.yaml` (`content/README.md`).
 */
export const furtherAnswers = z.strictObject({
  id: line,
  otherwise: withWords.optional(),
  failed: withWords.optional(),
  decide: text(45).optional(),
  why: text(45).optional(),
  worked: text(28).optional(),
  steps: z.array(text(18)).min(2).max(6).optional(),
  message: toSay(70).optional(),
  short: toSay(16).optional(),
  firm: toSay(32).optional(),
  cases: z.array(changedCase).max(4).optional(),
})
export type FurtherAnswers = Omit<z.infer<typeof furtherAnswers>, 'id'>
/** A text of them, with one sentence to say where there is one. */
export type FurtherText = z.infer<typeof withWords>
export type ChangedCase = z.infer<typeof changedCase>
