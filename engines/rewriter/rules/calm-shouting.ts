import { type Edit, eachAlone, type Suggestion, upperFirst } from '../edit.ts'
import { namesInsult } from '../phrases/insults.ts'
import type { Rule } from '../reading.ts'
import { type Span, sentenceSpans } from '../sentence-spans.ts'

const MIN_SHOUTED_LETTERS = 8
const SHOUTED_SHARE = 0.7
/** Written in capitals without shouting. */
const acronyms = new Set(
  'I TV PC UK USA EU NHS GP HR PDF ADHD ASD OCD PTSD SMS ID OK CEO DVD GPS VAT DIY FAQ CV UN NASA BBC MRI PIN SIM USB PE PIP DLA EHCP SEN'.split(
    ' ',
  ),
)
/** First names that are no other word, so that a shouted one keeps its capital letter. */
const firstNames = new Set(
  'Anna Ana Anne Ben Tom Tim Mia Emma Ella Lily Leo Max Sam Sarah Sara Laura Lisa Maria Marie Mary John James Jack Jake Josh Joe Jo Ali Omar Ahmed Mohammed Fatima Aisha Adam Alex Andrew Anthony Amy Alice Chloe Chris Claire Daniel David Dan Elena Emily Eva George Hannah Harry Henry Ivan Jane Jenny Jessica Julia Kate Katie Kevin Kim Lucas Lucy Luke Martin Matt Megan Michael Mike Mohamed Nina Noah Oliver Olivia Oscar Paul Peter Priya Rachel Rebecca Robert Ryan Sandra Simon Sofia Sophie Steve Stephen Thomas Tina Tony Yusuf Zoe'.split(
    ' ',
  ),
)
const dayOrMonth =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|april|june|july|august|september|october|november|december)$/i
/** Single words in capitals that only add force. */
const emphasized = new Set(
  'NEVER ALWAYS NOT NO NOW STOP PLEASE VERY REALLY SO EVERY ALL ANY DO DID DONT AGAIN TWICE MUST NEED WANT WHY WHAT HOW WHEN YOU ME MY YOUR EVERYONE EVERYTHING NOTHING ONLY EVER STILL HATE TODAY IMMEDIATELY URGENT SUCKS WORST'.split(
    ' ',
  ),
)
const joy =
  /\b(?:yay|yes+|woo+(?:hoo)?|love|loved|lovely|happy|happiest|congrat\w*|amazing|awesome|thank|thanks|thx|excited|wow|great|brilliant|birthday|proud|can'?t wait|cannot wait|haha\w*|omg|got the job|passed|we won|i won|engaged|pregnant|best (?:day|news|book|thing|gift|present))\b|[😀-😆😊😍🥰😘😭🎉🥳❤💕💖🙌✨]/iu
/** A message that is glad throughout. */
const isTriumph =
  /\b(?:yay|woo+(?:hoo)?|i passed|got the job|we won|i won|congrat\w*|happy birthday|can'?t wait|so (?:excited|happy))\b|[🎉🥳]/iu
const anger =
  /\b(?:never|always|told you|fed up|sick of|enough|hate|stop|fix|why|still|again|how (?:dare|could)|third time|immediately|now)\b/iu

/** Whether a sentence is glad: its marks and capitals are meant. */
const isJoyful = (sentence: string) =>
  joy.test(sentence) && !namesInsult(sentence) && !/\b(?:hate|sick of|never)\b/iu.test(sentence)

function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const capitals = sentence.match(/\p{Lu}/gu) ?? []
  return letters.length >= MIN_SHOUTED_LETTERS && capitals.length / letters.length >= SHOUTED_SHARE
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** A word of a shouted sentence. `names` are words that stand elsewhere in the message with one capital. */
function calmWord(word: string, names: ReadonlySet<string>): string {
  if (word !== word.toUpperCase()) return word
  if (acronyms.has(word)) return word
  if (word.startsWith("I'")) return `I${word.slice(1).toLowerCase()}`
  const name = capitalized(word)
  return dayOrMonth.test(word) || names.has(name) || firstNames.has(name) ? name : word.toLowerCase()
}

function calmWords(sentence: string, names: ReadonlySet<string>, isAllShouted: boolean): string {
  // In a shouted message a short sentence is shouted too ("NOW!"), but not one that has small letters of its own.
  const shouted = isShouted(sentence) || (isAllShouted && !/\p{Ll}/u.test(sentence))
  const calm = sentence.replace(/\p{L}[\p{L}']*/gu, (word) => {
    if (shouted) return calmWord(word, names)
    return emphasized.has(word.replaceAll("'", '')) && word.length > 1 ? word.toLowerCase() : word
  })
  return /^\p{Lu}/u.test(sentence) ? upperFirst(calm) : calm
}

function calmMarks(sentence: string): string {
  const mark = anger.test(sentence) || isShouted(sentence) || namesInsult(sentence) ? '.' : '!'
  return sentence
    .replace(/\?[!?]*!?[!?]+|![!?]*\?[!?]*/g, '?')
    .replace(/!{2,}/g, mark)
    .replace(/\.{4,}/g, '...')
}

/** Only where a word of it changed: marks alone are shown with the word before them. */
function changedPart({ text, start }: Span, calm: string): Edit {
  const isSameWords = text.replace(/[!?.]+/g, '') === calm.replace(/[!?.]+/g, '')
  const from = isSameWords ? Math.max(0, text.search(/\S+[!?.]{2,}/u)) : 0
  return { start: start + from, end: start + text.length, put: calm.slice(from) }
}

const reason = 'Capitals and repeated marks read as shouting, also when you do not mean it.'

/** Shouted sentences in small letters, single shouted words too, and one mark for several. Joy stays as it is. */
export const calmShouting: Rule = (text, { names }): Suggestion[] => {
  if (isTriumph.test(text) && !namesInsult(text)) return []
  const isAllShouted = isShouted(text)
  const edits = sentenceSpans(text).flatMap((span) => {
    if (isJoyful(span.text)) return []
    const calm = calmMarks(calmWords(span.text, names, isAllShouted))
    return calm === span.text ? [] : [changedPart(span, calm)]
  })
  return eachAlone(edits, reason)
}
