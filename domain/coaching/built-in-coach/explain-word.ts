import { splitWords } from '../search/split-words.ts'
import { stemEnglish } from '../search/stem-english.ts'
import { sentencesOf } from './card-steps.ts'
import type { CoachLibrary } from './coach-library.ts'
import type { ReplyPlan } from './reply-plan.ts'

const requests = [
  /^(?:please |can you |could you )*(?:explain|define|describe)(?: me| to me)?(?: the)?(?: word| words| term| expression)? (.+?)(?: to me| please)*$/,
  /^(?:so |and |but )?what (?:does|do|did) (?:the )?(?:word |term )?(.+?) (?:even |actually )?mean(?: here| exactly| please)?$/,
  /^(?:the )?(?:meaning|definition) of (?:the word )?(.+)$/,
  /^(?:so |and |but )?what (?:is|are) (?:an? |the )?(?:word |term )?(.+?)(?: please| exactly)?$/,
  /^(?:i )?(?:do )?not (?:know|understand) (?:what |the word |the term )(.+?)(?: is| means?)?$/,
]
/** Words that point to something said before, or to people: none of them asks for a word's meaning. */
const pointers =
  /^(that|this|it|these|those|he|she|they|you|we|people|going on|wrong|up|next|new)$|\b(he|she|they|my|his|her|their|your)\b/
/** A longer one is a question about a situation. */
const MAX_TERM_WORDS = 4

/** The word or short term that a message asks to have explained. */
export function termToExplain(text: string): string | undefined {
  const message = splitWords(text).join(' ')
  for (const request of requests) {
    const term = request.exec(message)?.[1]?.replace(/^(?:an?|the) /, '')
    if (term && !pointers.test(term) && term.split(' ').length <= MAX_TERM_WORDS) return term
  }
  return undefined
}

const byStems = (term: string) => term.split(' ').map(stemEnglish).join(' ')

function sentenceWith(term: string, sections: readonly string[]): string | undefined {
  const stems = byStems(term)
  const contains = (sentence: string) =>
    ` ${splitWords(sentence).map(stemEnglish).join(' ')} `.includes(` ${stems} `)
  return sections
    .flatMap((section) => sentencesOf(section.replace(/^\s*(\d+[.)]|[-*])\s+/gm, '')))
    .find(contains)
}

/**
 * Explains a word from the glossary, or shows the sentence of the current card in which it stands. Nothing when
 * neither has it: then the message is a question like any other.
 */
export function planExplanation(
  text: string,
  topicId: string | undefined,
  library: Pick<CoachLibrary, 'glossary' | 'cards'>,
): Extract<ReplyPlan, { kind: 'explain-word' }> | undefined {
  const word = termToExplain(text)
  if (!word) return undefined
  const wanted = byStems(word)
  for (const [term, { meaning, cardId }] of library.glossary) {
    if (byStems(splitWords(term).join(' ')) === wanted)
      return { kind: 'explain-word', word: term, meaning, cardId }
  }
  const card = topicId ? library.cards.get(topicId) : undefined
  const sentence = card && sentenceWith(word, Object.values(card.sections))
  return sentence ? { kind: 'explain-word', word, cardId: topicId, sentence } : undefined
}
