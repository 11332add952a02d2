import { countWords } from '#engines/english/count-words.ts'
import { type Edit, eachAlone, type Suggestion, upperFirst } from '../edit.ts'
import type { Rule } from '../reading.ts'
import { type Span, sentenceSpans } from '../sentence-spans.ts'

/** What begins a sentence of its own, wherever it stands. */
const begins = new RegExp(
  `(?<gap>,? (?:and )?)(?<next>${[
    '(?:can|could|would|do|did|are|will) (?:you|u)',
    'can i(?= (?:have|get|come|take|borrow|ask|change|pay|swap))',
    'could (?:i|we)',
    'sorry(?= (?:for|that|i))',
    'thank you(?= (?:in advance|so much|for))',
    'thanks(?= (?:in advance|so much|for))',
    '(?:also )?does anyone(?= (?:have|know|want))',
    "also (?:what|what's|do|does|can|is|are|when|where|how)",
    'please (?:can|could) (?:you|i|we)',
    'thank you(?=$)',
    "it's(?= (?:really|so|very|too) )",
    'i hope',
    'please(?= (?:leave|send|call|tell|let|do|don|stop|give|bring|come|help|write|answer|turn|keep|make|say))',
    '(?:what|why|when|where|how) (?:are|do|did|can|will) (?:you|we|i)',
    'who (?:turned|took|ate|left|moved|did|has)',
    'i want to ask',
    "i(?:'m| am) so(?= (?:happy|glad|excited|proud|sorry))",
  ].join('|')})(?![\\p{L}'])`,
  'giu',
)
/** Behind these words the sentence goes on. */
const goesOn =
  /(?:^|\s)(?:and|but|so|or|if|when|how|where|what|why|who|which|whether|that|then|because|also|please|well|now|is|was|as|than|to|of|for|with|about|like|know|ask|think|only|not|never|just|maybe|perhaps|i|you|we|much|many|long|often|soon|far|time|way|thing|reason|all|am|are|'m|i'm|so|very|really|feel|feeling|say|said|saying|omg|oh|yes|no|am|the|a|my|your|again|before|until|am|things|places|people|everything|anything|me|him|her|us|them|see|wonder|remember|understand|explain)$/iu
/** Words that end a clause before a pronoun, and do not begin one. */
const afterAdverb =
  /(?<=\b(?:again|here|anymore|at all|too|instead|so much|so quickly|this year|this week|this month|my name is \p{L}+|\p{L}*\d+\p{L}*)) (?<next>(?:i|i'm|it's|you|he|she|they|we) (?=(?:am|was|will|can|cannot|can't|have|had|need|want|do|don't|did|didn't|told|said|get|got|feel|think|really|live|is|are|were)(?![\p{L}])))/giu
const isName =
  /^(?:(?:hi|hello|hey|yo)(?: \p{L}+)?|mum|mom|dad|mate|bro|babe|(?!why|what|when|where|how|who|which|and|but|so|or|if|then|yes|no|also|please|sorry|thanks|i|ok|okay|well|now|after|before|since|because|whatever|today|tomorrow)\p{Lu}\p{Ll}+)$/iu
const hasCondition =
  /(?<![\p{L}])(?:if|when|what|why|how|since|because|as|although|while|after|unless|until|whether)(?![\p{L}])/iu
const asks =
  /^(?:[\s\S]*,\s|(?:hi|hello|hey|yo) )?(?:(?:can|could|would|will|do|did|are|is|may|does|(?:what|why|when|where|how) (?:are|do|did|can|will)) (?:you|u|i|we|it|he|she|they|anyone)|please (?:can|could) (?:you|i|we)|who (?:turned|took|ate|left|moved|did|has))(?![\p{L}])/iu
const MIN_WORDS = 4

/** How a stretch of words without an end closes. */
const markOf = (stretch: string) => (asks.test(stretch.trim()) ? '?' : '.')

function boundary({ text, start }: Span, match: RegExpMatchArray, from: number): Edit | undefined {
  const { gap = ' ', next = '' } = match.groups ?? {}
  const at = match.index ?? 0
  const before = text.slice(from, at)
  const word = /\S+$/u.exec(before)?.[0] ?? ''
  const place = { start: start + at - word.length, end: start + at + match[0].length }
  const isQuestion = /^(?:what|why|when|where|how|who|can|could|would|do|did|are|will)\b/iu.test(next)
  if (isName.test(before.trim()) && gap === ' ' && isQuestion) return { ...place, put: `${word}, ${next}` }
  const isAdverb = match.groups?.gap === undefined
  const clause = before.split(/[,;:]/u).at(-1)?.trim() ?? ''
  const isWhole =
    countWords(before) >= (isAdverb ? MIN_WORDS + 1 : MIN_WORDS) &&
    (gap.startsWith(',') || countWords(clause) >= MIN_WORDS - 1)
  const isOpen =
    (!gap.startsWith(',') && !isAdverb && goesOn.test(before)) ||
    !/[\p{L}\p{N}]$/u.test(before) ||
    /^(?:if|when|since|because|as|although|while|after|unless|before)\b/iu.test(clause)
  // "I do not know if it is open can you tell me": only a comma makes sure where the condition ends.
  if (!isWhole || isOpen || (!gap.startsWith(',') && hasCondition.test(clause))) return undefined
  if (gap.endsWith('and ') && !asks.test(before.trim()) && !isQuestion && !/^(?:sorry|thank)/iu.test(next))
    return undefined
  return { ...place, put: `${word}${markOf(before)} ${upperFirst(next)}` }
}

function boundariesIn(span: Span): Edit[] {
  const edits: Edit[] = []
  let from = 0
  const matches = [...span.text.matchAll(begins), ...span.text.matchAll(afterAdverb)]
  for (const match of matches.toSorted((a, b) => a.index - b.index)) {
    const edit = boundary(span, match, from)
    if (!edit) continue
    edits.push(edit)
    from = match.index + (match.groups?.gap?.length ?? 1)
  }
  return edits
}

const smallTalk = /(?<=^|[.!?,] |\b(?:hi|hello|hey)(?: \p{L}+)? )how are you(?= (?:i|we|can|could|my)\b)/giu

/**
 * The place where a question, a thank-you or an apology begins behind a sentence that has no end: there the sentence
 * ends. Behind a name or a greeting stands a comma.
 */
export const findRequestBoundaries: Rule = (text): Suggestion[] => {
  const greeted = [...text.matchAll(smallTalk)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    put: `${words}?`,
  }))
  const edits = greeted.length > 0 ? greeted : sentenceSpans(text).flatMap(boundariesIn)
  return eachAlone(edits, 'A mark shows where one sentence ends and the next begins.')
}
