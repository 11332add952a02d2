import { splitSentences } from '#engines/english/split-sentences.ts'
import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { cardSentences } from './card-pieces.ts'
import type { CoachLibrary, GlossaryEntry } from './coach-library.ts'
import type { OpenMatter } from './coach-turn.ts'

/** Over words as `splitWords` gives them. */
const requests = [
  /^(?:please |can you |could you )*(?:explain|define|describe)(?: me| to me)?(?: the)?(?: word| words| term| expression)? (.+?)(?: to me| please)*$/,
  /^(?:so |and |but )?what (?:does|do|did) (?:the )?(?:word |term )?(.+?) (?:even |actually )?mean(?: here| exactly| please)?$/,
  /^(?:the )?(?:meaning|definition) of (?:the word )?(.+)$/,
  /^(?:so |and |but )?what (?:is|are|means?) (?:an? |the )?(?:word |term )?(.+?)(?: please| exactly)?$/,
  /^(?:i )?(?:do )?not (?:know|understand|get) (?:what |the word |the term )(.+?)(?: is| means?)?$/,
]
/** Words that point to something said before, or to people: none of them asks for a word's meaning. */
const pointers =
  /^(that|this|it|these|those|he|she|they|you|we|people|going on|happening|wrong|up|next|new|me|mean)$|\b(he|she|they|my|his|her|their|your|i)\b/
/** A longer one is a question about a situation. */
const MAX_TERM_WORDS = 4
/** Sayings are longer than words. */
const MAX_SAYING_WORDS = 8
/** The apostrophe of "let's" is no end of a quotation. */
const quotation = /["“]([^"“”]{2,60})["”]/u
/** "What does he mean", and not "he is mean"; or nothing beside the quotation. */
const asksForMeaning =
  /\b(?:means|meant|meaning|explain|understand|what is)\b|\b(?:do|does|did|can|could|might)\b[^.!?]*\bmean\b|^\W*["“][^"“”]*["”]\W*$/i
const exactly = /^explain the word "(.{1,60})"\.?$/i

/** The word or short term that a message asks to have explained, as it was written. */
export function termAskedFor(text: string): string | undefined {
  const asked = exactly.exec(text.trim())?.[1]
  if (asked) return asked.trim()
  const quoted = quotation.exec(text)?.[1]?.trim()
  if (quoted && splitWords(quoted).length <= MAX_SAYING_WORDS && asksForMeaning.test(text)) return quoted
  const message = splitWords(text).join(' ')
  for (const request of requests) {
    const term = request.exec(message)?.[1]?.replace(/^(?:an?|the) /, '')
    if (term && !pointers.test(term) && term.split(' ').length <= MAX_TERM_WORDS) return term
  }
  return undefined
}

/** Whether a message is the sentence that the form for a word sends. */
export const isWordRequest = (text: string): boolean => exactly.test(text.trim())

const byStems = (term: string) => splitWords(term).map(stemEnglish).join(' ')

/** A word of the glossary in whatever form it is written, or the longest saying of it that stands in the term. */
export function glossaryEntry(
  term: string,
  glossary: CoachLibrary['glossary'],
): [string, GlossaryEntry] | undefined {
  const stems = byStems(term)
  const entries = [...glossary].map((entry) => ({ entry, own: byStems(entry[0]) }))
  const [longest] = entries
    .filter(({ own }) => own === stems || (own.includes(' ') && ` ${stems} `.includes(` ${own} `)))
    .toSorted((a, b) => b.own.length - a.own.length)
  return stems === '' ? undefined : longest?.entry
}

/** The sentence of what was said, or of the card, in which a word stands. */
export function sentenceWith(term: string, { situation, card }: OpenMatter): string | undefined {
  const stems = byStems(term)
  if (stems === '') return undefined
  const said = [situation.answer, situation.open, situation.now, situation.ask].flatMap(splitSentences)
  const sentences = [...said, ...Object.values(card?.sections ?? {}).flatMap(cardSentences)]
  return sentences.find((sentence) => ` ${byStems(sentence)} `.includes(` ${stems} `))
}
