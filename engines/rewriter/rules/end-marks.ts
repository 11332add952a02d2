import { countWords } from '#engines/english/count-words.ts'
import { asMending, type Edit, eachAlone, upperFirst } from '../edit.ts'
import type { Rule } from '../reading.ts'
import { sentenceSpans } from '../sentence-spans.ts'

const opening =
  '^(?:(?:hi|hello|hey|yo|ok|okay|so|and|but|also|sorry|thanks|please|omg)[\\s,]+|(?:hi|hello|hey|dear)(?: \\p{L}+){1,2}, |(?:mum|mom|dad|\\p{Lu}\\p{Ll}+), )*'
const person = '(?:you|u|i|we|he|she|they|it|anyone|anybody|someone|somebody|people)'
const turned = `(?:(?:can|could|would|will|should|may|does|did|are|is|was|were) (?:${person}|the|my|your|this|that|there|any)|do (?:you|u|i|we|they|people)|have (?:you|u|i|we|they) (?!a )|has (?:he|she|it|anyone|the|my))`
const asked = `(?:what(?:'s| is| are| do| does| did| time| day)|where(?:'s| is| are| do| does| did| can)|when(?:'s| is| are| do| does| did| can| will) (?:${person}|the|my|your)|why (?:do|does|did|are|is|was)|how (?:much|many|long|do|does|did|can|are|is)|who (?:is|are|do|does|can)) `
const question = new RegExp(`${opening}(?:${turned}|${asked})(?<=\\s|(?![\\p{L}']))`, 'iu')
const noQuestion = /^(?:what an? |how nice|is what|when .*,|what (?:is|i)\b[^,]* is\b)/iu

const clauseHead =
  /(?<=\s)(?:(?:i|he|she|we|they|it|you) (?:am|is|are|was|were|have|need|want|can|will|don't|think|live|keep|just|really|missed|lost|forgot|love|hate)|(?:i'm|i've|it's|thats|that's|there's)|\p{L}+ (?:is|was|are|were)|can \p{L}+)(?![\p{L}'])/giu
const joins =
  /\b(?:and|but|because|if|that|when|where|what|what's|who|how|why|which|so|until|after|before|as|or|than|whether|since|while|everything|anything|time|way|thing|person|people|one)\b/iu
/** Behind them stands the subject of a clause that began before it: "where the key is". */
const article = /\b(?:the|my|your|our|this|his|her)\b/iu

/** Whether another clause stands behind the question without a word that joins it: then its mark is no end mark. */
function goesOn(sentence: string): boolean {
  const words = sentence.split(/\s+/)
  const begin = words.slice(0, 4).join(' ').length
  return [...sentence.matchAll(clauseHead)].some(({ index, 0: head }) => {
    if (index <= begin) return false
    const before = sentence.slice(0, index).trim().split(/\s+/).slice(-3).join(' ')
    return !joins.test(before) && (/^(?:i|he|she|we|they|it|you)\b/iu.test(head) || !article.test(before))
  })
}

/** Whether the words of a sentence ask something, and nothing else. */
const isQuestion = (sentence: string): boolean =>
  question.test(sentence) && !noQuestion.test(sentence) && !goesOn(sentence)

const lastWord = /(\S*[\p{L}\p{N}])([.]?)$/u

function closeWith(mark: string, { text, end }: { text: string; end: number }): Edit[] {
  const match = lastWord.exec(text)
  if (!match) return []
  return [{ start: end - match[0].length, end, put: `${match[1]}${mark}` }]
}

/** A question ends with its mark. */
export const markQuestions: Rule = (text) => {
  const edits = sentenceSpans(text).flatMap((span) => (isQuestion(span.text) ? closeWith('?', span) : []))
  return eachAlone(edits, 'It is a question. The mark shows that you wait for an answer.')
}

/** A full stop at the end of a line, where the other sentences have theirs. */
export const closeSentences: Rule = (text, { reader }) => {
  if (reader !== 'formal' && !/[.!?](?:\s|$)/u.test(text)) return []
  const isWhole = (sentence: string) =>
    countWords(sentence) > 3 && !/^(?:hi|hello|dear|best|kind|thank)/iu.test(sentence)
  const edits = sentenceSpans(text).flatMap((span) =>
    isWhole(span.text) && !/[.!?…:,;]["”')\]]*$/u.test(span.text) ? closeWith('.', span) : [],
  )
  return asMending(edits, mendingReason)
}

export const mendingReason =
  'Spaces, capital letters and full stops show where words and sentences begin and end.'

/** Words by which English is recognized; without any of them a message is left as it is. */
const englishWords =
  /(?<![\p{L}])(?:hi|hello|hey|dear|the|a|an|to|of|and|you|your|is|are|was|it|that|this|for|on|in|my|me|we|not|do|don'?t|have|can|could|will|please|but|with|i'm|am|sorry|thanks|what|when|why|how)(?![\p{L}])/iu
const names =
  /(?<![\p{L}\p{N}'.])(?:i(?=(?:'(?:m|ve|ll|d))?(?![\p{L}\p{N}']|\.\p{L}))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}])|(?:january|february|september|october|november|december)(?![\p{L}])|(?:christmas|english)(?![\p{L}]))/gu

const firstSmall = /^(["'(“‘]*)(\p{Ll}[\p{L}\p{M}']*)/u

/** Capital letters where a sentence begins, and in "I" and the names of days and months. */
export const mendCapitals: Rule = (text, { usesCapitals }) => {
  if (!usesCapitals || !englishWords.test(text)) return []
  const edits = sentenceSpans(text).flatMap(({ text: sentence, start }) => {
    const first = firstSmall.exec(sentence)
    const isWord = first && !/^\p{Ll}\p{Lu}/u.test(first[2] ?? '')
    const opens = isWord
      ? [
          {
            start: start + (first[1]?.length ?? 0),
            end: start + first[0].length,
            put: upperFirst(first[2] ?? ''),
          },
        ]
      : []
    const inside = [...sentence.matchAll(names)]
      .filter(({ index }) => index > 0 && index >= (first?.[0].length ?? 0))
      .map(({ index, 0: word }) => ({
        start: start + index,
        end: start + index + word.length,
        put: upperFirst(word),
      }))
    return [...opens, ...inside]
  })
  return asMending(edits, mendingReason)
}

/** One blank between words, none before a mark, one behind it. */
export const mendSpaces: Rule = (text) => {
  const edits: Edit[] = []
  for (const match of text.matchAll(/(\S?)([^\S\n]{2,})(?=\S)/gu))
    edits.push({ start: match.index + (match[1]?.length ?? 0), end: match.index + match[0].length, put: ' ' })
  for (const match of text.matchAll(/(?<=\p{L}) +(,)(?=\p{L})|(?<=\p{Ll})(,)(?=\p{L}{2})/gu))
    edits.push({ start: match.index, end: match.index + match[0].length, put: ', ' })
  for (const match of text.matchAll(/(?<=\S) ([,.;!?])(?=\s|$|["')\]])/gu))
    edits.push({ start: match.index, end: match.index + match[0].length, put: match[1] ?? '' })
  return asMending(edits, mendingReason)
}
