import { countWords } from '#engines/english/count-words.ts'
import { type Edit, eachAlone, type Suggestion, upperFirst } from '../edit.ts'
import type { Rule } from '../reading.ts'
import { type Span, sentenceSpans } from '../sentence-spans.ts'

/** Longer sentences are hard to follow; most style guides for plain language stop at 20 to 25 words. */
const MAX_WORDS = 22
const MAX_WORDS_KEPT = 36
const MIN_PART_WORDS = 4

const subject =
  "(?:i|i'm|i've|i'll|i'd|you|you're|he|she|it|it's|we|they|there|this|that|my|your|our|the|his|her|nobody|everyone)"
const joint = new RegExp(
  `(?:,?\\s+(?<word>and then|and so|and|but|so|also)\\s+|,\\s+)(?=(?:${subject}|can you|could you|can i|could i|please|does anyone|do you|are you|is it)(?![\\p{L}]))`,
  'giu',
)
/** A clause that may stand alone: it begins with its subject or with a question. */
const standsAlone = new RegExp(
  `^(?:(?:hi|hello|hey|dear|so|and|but|also|then|well|ok|okay|sorry|now|today|yesterday|thanks|mum|mom|dad)[\\s,]+|(?:hi|hello|hey|dear) \\p{L}+[\\s,]+)*(?:${subject}|can|could|would|will|do|did|are|is|please|nobody|somebody|\\p{Lu}\\p{Ll}+ (?:is|was|has|said|told))(?![\\p{L}])`,
  'iu',
)
/** What was said under a condition, or about somebody's words, would be said without it in a sentence of its own. */
const holdsTogether =
  /(?<![\p{L}])(?:if|unless|whether|either|neither|as long as|in case|provided|not because|both|between|rather|would have|so that)(?![\p{L}])|^(?:when|whenever)(?![\p{L}])/iu
const question =
  /^(?:[\s\S]*,\s)?(?:can|could|would|will|do|does|did|are|is|may) (?:you|i|we|it|he|she|they|anyone|there)\b/iu

type Joint = { start: number; end: number; word: string }

/** Whether both sides of a joint are sentences. `first` begins where the sentence before it ended. */
function isJoint(first: string, wordsBehind: number): boolean {
  if (wordsBehind < MIN_PART_WORDS || countWords(first) < MIN_PART_WORDS) return false
  return standsAlone.test(first) && !holdsTogether.test(first)
}

/** The joining word that the second sentence needs to mean the same. */
const opener = (word: string) =>
  word === 'but' || word === 'also'
    ? word
    : word === 'and then'
      ? 'then'
      : word.replace('and ', '').replace('and', '')

/** A joint as an edit with the words on both sides of it. */
function splitAt({ text, start }: Span, from: number, joint: Joint): Edit {
  const first = text.slice(from, joint.start)
  const before = /\S+$/u.exec(first.slice(-200))?.[0] ?? ''
  const next = /^\S+/u.exec(text.slice(joint.end, joint.end + 200))?.[0] ?? ''
  const word = opener(joint.word)
  const mark = question.test(first) ? '?' : '.'
  return {
    start: start + joint.start - before.length,
    end: start + joint.end + next.length,
    put: `${before}${mark} ${upperFirst(word === '' ? next : `${word} ${next}`)}`,
  }
}

/** The first real joint, and again in what stands behind it, until the rest is short enough. */
function splitSentence(span: Span, limit: number): Edit[] {
  const edits: Edit[] = []
  let left = countWords(span.text)
  if (left <= limit) return []
  let from = 0
  let counted = 0
  let wordsBehind = left
  for (const match of span.text.matchAll(joint)) {
    wordsBehind -= countWords(span.text.slice(counted, match.index + match[0].length))
    counted = match.index + match[0].length
    if (left <= limit) break
    if (!isJoint(span.text.slice(from, match.index), wordsBehind)) continue
    const word = match.groups?.word?.toLowerCase() ?? ''
    edits.push(splitAt(span, from, { start: match.index, end: counted, word }))
    from = counted
    left = wordsBehind
  }
  return edits
}

/** Splits long strings of sentences where one sentence ends and the next begins. */
export const splitLongSentences: Rule = (text, { way }): Suggestion[] => {
  const limit = way === 'keep' ? MAX_WORDS_KEPT : MAX_WORDS
  const edits = sentenceSpans(text).flatMap((span) => splitSentence(span, limit))
  return eachAlone(edits, 'Two shorter sentences are easier to follow than one long one.')
}
