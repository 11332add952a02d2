import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import type { SkillCard } from '../skill-card.ts'
import { sentencesOf } from './card-steps.ts'
import type { CoachLibrary, GlossaryEntry } from './coach-library.ts'
import type { ReplyPlan } from './reply-plan.ts'

const requests = [
  /^(?:please |can you |could you )*(?:explain|define|describe)(?: me| to me)?(?: the)?(?: word| words| term| expression)? (.+?)(?: to me| please)*$/,
  /^(?:so |and |but )?what (?:does|do|did) (?:the )?(?:word |term )?(.+?) (?:even |actually )?mean(?: here| exactly| please| (?:at the end of|in|when|from) .+)?$/,
  /^(?:the )?(?:meaning|definition) of (?:the word )?(.+)$/,
  /^(?:so |and |but )?what (?:is|are) (?:an? |the )?(?:word |term )?(.+?)(?: please| exactly)?$/,
  /^(?:i )?(?:do )?not (?:know|understand) (?:what |the word |the term )(.+?)(?: is| means?)?$/,
]
/** Words that point to something said before, or to people: none of them asks for a word's meaning. */
const pointers =
  /^(that|this|it|these|those|he|she|they|you|we|people|going on|happening|wrong|up|next|new)$|\b(he|she|they|my|his|her|their|your)\b/
/** A longer one is a question about a situation. */
const MAX_TERM_WORDS = 4

/** Requests that name a word as a word, so that not knowing it is the answer. */
const wordRequests = [
  /^(?:please |can you |could you )*(?:explain|define|describe)(?: me| to me)?(?: the)? (?:word|words|term|expression) (.+?)(?: to me| please)*$/,
  /^(?:so |and |but )?what (?:does|do|did) (?:the )?(?:word |term )?(.+?) (?:even |actually )?mean(?: here| exactly| please)?$/,
  /^(?:the )?(?:meaning|definition) of (?:the word )?(.+)$/,
  /^(?:i )?(?:do )?not (?:know|understand) (?:the word|the term) (.+)$/,
  /^(?:i )?(?:do )?not (?:know|understand) what (.+?) (?:is|means?)$/,
]
/** Requests that may also ask about a matter: with a stop word or more words they do. */
const shortRequests = [
  /^(?:please |can you |could you )*(?:explain|define)(?: me| to me)? (?:an? )?(.+?)(?: to me| please)*$/,
  /^(?:so |and |but )?what (?:is|are) (?:an? )?(.+?)(?: please| exactly)?$/,
]
const MAX_SHORT_TERM_WORDS = 2

/** Sayings are longer than words, and only those of the glossary are explained. */
const MAX_SAYING_WORDS = 8
const saidBySomebody =
  /^(?:so |and |but )?what (?:does|do|did) (?:it |that )?mean (?:when|if) (?:someone|somebody|people|they|he|she|(?:my|the|a) \w+(?: \w+)?) (?:says?|said|writes?|wrote|texts?|texted|answers?|answered) (.+)$/
/** "What does he mean", and not "he is mean". */
const meaning = /\b(?:means|meant|meaning)\b|\b(?:do|does|did|can|could|might)\b[^.!?]*\bmean\b/i
const quotations = /["“”]([^"“”]{2,60})["“”]/g

/**
 * The words of a saying that a message asks about: what somebody says, or the only thing in quotation marks, where
 * the message asks for a meaning or is nothing else.
 */
function sayingToExplain(text: string): string | undefined {
  const [quotation, second] = [...text.matchAll(quotations)]
  const asksForIt = meaning.test(text)
  const isAlone = text.trim().length === quotation?.[0].length
  const quoted = quotation && !second && (asksForIt || isAlone) ? quotation[1] : undefined
  const said = splitWords(quoted ?? saidBySomebody.exec(splitWords(text).join(' '))?.[1] ?? '')
  return said.length > 0 && said.length <= MAX_SAYING_WORDS ? said.join(' ') : undefined
}

/** Whether a message asks for the meaning of a word or of a saying. */
export const asksForMeaning = (text: string): boolean =>
  termToExplain(text) !== undefined || sayingToExplain(text) !== undefined

/** The word or short term that a message asks to have explained. */
export function termToExplain(text: string): string | undefined {
  const message = splitWords(text).join(' ')
  for (const request of requests) {
    const term = request.exec(message)?.[1]?.replace(/^(?:an?|the) /, '')
    if (term && !pointers.test(term) && term.split(' ').length <= MAX_TERM_WORDS) return term
  }
  return undefined
}

const isShortTerm = (term: string) =>
  term.split(' ').length <= MAX_SHORT_TERM_WORDS && !term.split(' ').some(isStopWord)

/** The words of a term as the person wrote them, capitals included. */
function asWritten(term: string, text: string): string {
  const words = term.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu').exec(text)?.[0] ?? term
}

/** The word that a message asks about as a word: as it was written, and as it is searched for. */
export function wordAskedFor(text: string): { written: string; term: string } | undefined {
  const message = splitWords(text).join(' ')
  const found = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => pattern.exec(message)?.[1] ?? [])
  const named = found(wordRequests).map((words) => words.replace(/^(?:an?|the) /, ''))
  const term = [...named, ...found(shortRequests).filter(isShortTerm)].find(
    (words) => !pointers.test(words) && words.split(' ').length <= MAX_TERM_WORDS,
  )
  return term === undefined ? undefined : { written: asWritten(term, text), term }
}

/** Whether a card is about a word: the word stands in what the card is found by. */
export function isAboutWord({ title, summary, questions, keywords }: SkillCard, term: string): boolean {
  return sentenceWith(term, [title, summary, ...questions, ...keywords]) !== undefined
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

/** The entry of a word, the longest one of several words that a saying contains, or one that begins with them. */
function knownTerm(
  word: string | undefined,
  saying: string | undefined,
  glossary: CoachLibrary['glossary'],
): [string, GlossaryEntry] | undefined {
  const asked = [word, saying].flatMap((words) => (words === undefined ? [] : [byStems(words)]))
  const entries = [...glossary].map((entry) => ({ entry, stems: byStems(splitWords(entry[0]).join(' ')) }))
  const [longest] = entries
    .filter(({ stems }) =>
      asked.some(
        (words) =>
          words === stems ||
          (stems.includes(' ') && ` ${words} `.includes(` ${stems} `)) ||
          (words.includes(' ') && stems.startsWith(`${words} `)),
      ),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length)
  return longest?.entry
}

/**
 * Explains a word or a saying from the glossary, or shows the sentence of the current card in which it stands. Nothing when
 * neither has it: then the message is a question like any other.
 */
export function planExplanation(
  text: string,
  topicId: string | undefined,
  library: Pick<CoachLibrary, 'glossary' | 'cards'>,
): Extract<ReplyPlan, { kind: 'explain-word' }> | undefined {
  const word = termToExplain(text)
  const known = knownTerm(word, sayingToExplain(text), library.glossary)
  if (known) return { kind: 'explain-word', word: known[0], ...known[1] }
  const card = topicId ? library.cards.get(topicId) : undefined
  const sentence = card && word && sentenceWith(word, Object.values(card.sections))
  return sentence ? { kind: 'explain-word', word, cardId: topicId, sentence } : undefined
}
