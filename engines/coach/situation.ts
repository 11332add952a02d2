import { z } from 'zod'
import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'

export const line = z.string().trim().min(1)
/** A text that may be left out: an empty one says nothing, and one of signs alone is a slip. */
const optionalLine = z
  .string()
  .trim()
  .refine((text) => text === '' || /\p{L}/u.test(text), 'a text has words, or is left empty')

/** Who may write about a situation. */
const writers = ['person', 'parent', 'partner', 'teacher', 'therapist', 'friend'] as const
/** Whom a situation is about beside the writer. */
const others =
  'manager colleague friend date partner parent child sibling family neighbor landlord flatmate teacher pupil client doctor official seller stranger group online ex nobody'.split(
    ' ',
  )
const places = ['spoken', 'message', 'phone', 'school', 'work', 'home', 'public'] as const
/** What is asked: what does it mean, what do I do, what do I say, is it me, why; or somebody only needs to tell. */
const asks = ['meaning', 'do', 'say', 'me', 'why', 'tell', 'other'] as const

const wordLimits = { title: 13, answer: 34, open: 40, now: 30, sentence: 34, together: 100, plainSentence: 8 }

export const atMost = (limit: number) => (text: string) => countWords(text) <= limit

/** Names and days stand in brackets together with all that goes when they are not known. */
const hasOnlyBracketedSlots = (text: string) => !/[{}[\]]/.test(text.replace(/\[[^[\]]*\]/g, ''))

/** Words to say or send, with slots for what is known of a name and a day. */
export const wordsToSay = line.refine(hasOnlyBracketedSlots, 'slots stand in square brackets')
const sentenceToSay = wordsToSay.refine(atMost(wordLimits.sentence), `at most ${wordLimits.sentence} words`)

const plainWords = line.refine(
  (text) => splitSentences(text).every(atMost(wordLimits.plainSentence)),
  `sentences of at most ${wordLimits.plainSentence} words`,
)

/**
 * The unit of coaching: a constellation that many people share, with a short reviewed answer. `matter` says it in
 * neutral words and is shown to nobody. `care` is said only where the message shows feeling; `ask` names who answers
 * what is not ours. The texts are those of `content/modules/<id>/situations/<card>.yaml` (`content/README.md`).
 */
export const situation = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Said on a button as the person would say it; sent as their message when it is chosen. */
    title: line.refine(atMost(wordLimits.title), `at most ${wordLimits.title} words`),
    who: z.enum(writers),
    with: z.enum(others),
    where: z.array(z.enum(places)).min(1).max(3),
    asks: z.enum(asks),
    matter: line,
    care: optionalLine,
    answer: line.refine(atMost(wordLimits.answer), `at most ${wordLimits.answer} words`),
    open: optionalLine.refine(atMost(wordLimits.open), `at most ${wordLimits.open} words`),
    now: optionalLine.refine(atMost(wordLimits.now), `at most ${wordLimits.now} words`),
    words: z.array(sentenceToSay).max(3),
    ask: optionalLine,
    /** The same in very plain words, for those who write so or use a talking device. */
    plain: z.strictObject({ answer: plainWords, now: optionalLine, words: z.array(plainWords) }).optional(),
  })
  .refine(
    ({ answer, open, now, words }) =>
      countWords([answer, open, now, ...words].join(' ')) <= wordLimits.together,
    `answer, open, now and words have at most ${wordLimits.together} words together`,
  )
export type Situation = z.infer<typeof situation>
