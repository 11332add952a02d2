import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'
import { commandVerbs } from './phrases/command-verbs.ts'
import { namesInsult } from './phrases/insults.ts'

/** What a writer tells of the situation, as far as fixed rules can read it. */
export type ContextReading = {
  /** What the reader should do: "call me back". */
  wish?: { act: string; isForbidden: boolean }
  /** "by Friday", "before 5 pm". */
  deadline?: string
  /** A thing that the context begins with: "The tap in the bathroom". */
  subject?: string
  /** What the writer says that the message is about: "my essay". */
  topic?: string
}

const wishVerbs = `${commandVerbs}|approve|allow|accept|agree|respect|replace|refund|invite|include|introduce`
const person = "(?:him|her|them|(?:my|the|our) \\p{L}+(?: \\p{L}+)?|\\p{Lu}[\\p{L}'-]+)"
const wish = new RegExp(
  `\\b(?:I|i|[Ww]e)(?:'d| would)? (don'?t |do not |never )?(?:really |just )?(?:want|need|like) ${person} to ((?:${wishVerbs})(?![\\p{L}]).*)$`,
  'u',
)
/** In a message to the reader these would mean somebody else. */
const thirdPerson = /\b(?:he|she|him|her|his|hers|they|them|their|theirs)\b/iu
const MAX_WISH_WORDS = 15

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec'
const clock = "(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|o'clock)|\\d{1,2}:\\d{2}|noon|midnight)"
const part = '(?:morning|afternoon|evening|night|noon)'
const time = [
  `(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: ${part})?(?: at ${clock})?`,
  `(?:${months}) \\d{1,2}(?:st|nd|rd|th)?`,
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})`,
  clock,
  `tomorrow(?: ${part})?(?: at ${clock})?|tonight|the end of the (?:day|week|month|year)`,
].join('|')
const limit = new RegExp(`\\b(by|before|until|no later than) (${time})(?![\\p{L}\\p{N}])`, 'iu')
const due = new RegExp(`\\b(?:deadline|due)(?: date)?(?: is)?(?: on| by)? (${time})(?![\\p{L}\\p{N}])`, 'iu')
const isNeeded = /\b(?:need|needs|want|must|have to|has to|should|would like|deadline|due)\b/iu
/** What was, or is not to be, is no deadline. */
const isOtherwise = /\b(?:did|was|were|had|missed|yesterday|last|not|never|cannot)\b|n't\b/iu
const anyTime = new RegExp(
  `\\b(?:${time}|today|yesterday|now|soon|immediately|asap|next (?:week|month)|weekend|\\d{1,2}[./]\\d{1,2})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** Whether a text says when something is, was or should be. */
export const namesTime = (text: string): boolean => anyTime.test(text)

function readWish(sentence: string): ContextReading['wish'] {
  const [, negation, rest = ''] = wish.exec(sentence) ?? []
  const act = rest.replace(/[.!?…]+$/u, '').trim()
  const isUnusable = act === '' || thirdPerson.test(act) || namesInsult(act) || /["“”]|https?:/u.test(act)
  if (isUnusable || countWords(act) > MAX_WISH_WORDS) return undefined
  return { act, isForbidden: negation !== undefined }
}

function readDeadline(sentence: string): string | undefined {
  if (!isNeeded.test(sentence) || isOtherwise.test(sentence)) return undefined
  const [, word = '', until] = limit.exec(sentence) ?? []
  if (until) return `${word.toLowerCase()} ${until}`
  const on = due.exec(sentence)?.[1]
  return on && `by ${on}`
}

const startsWithThing =
  /^((?:The|My|Our) \p{L}+(?: (?:in|on|at|of|under|next to) (?:the|my|our) \p{L}+)?) (?:is|was|has|had|does|did|keeps|leaks|broke|stopped)(?![\p{L}])/u
const saysTopic =
  /^(?:(?:this|it|the message|my message|my question) is )?about ((?:the|my|our) \p{L}+(?: (?:in|on|at|of|for|from) (?:the|my|our )?\p{L}+)?)[.!]*$/iu

function readSubject(sentence: string): string | undefined {
  const subject = startsWithThing.exec(sentence)?.[1]
  const isPerson =
    /^(?:My|Our|The) (?:sister|brother|mother|mum|mom|father|dad|son|daughter|friend|boss|manager|teacher|partner|wife|husband|girlfriend|boyfriend|landlord|landlady|neighbou?r|doctor|colleague|coworker|meeting|party|deadline)\b/u
  return subject && !isPerson.test(subject) ? subject : undefined
}

const readTopic = (sentence: string): string | undefined => saysTopic.exec(sentence.trim())?.[1]

/** Reads the free-text field "context": the first wish, deadline, thing and topic in it. */
export function readContext(context: string): ContextReading {
  const sentences = context.split('\n').flatMap(splitSentences)
  const first = <T>(read: (sentence: string) => T | undefined) =>
    sentences.map(read).find((found) => found !== undefined)
  return {
    wish: first(readWish),
    deadline: first(readDeadline),
    subject: readSubject(sentences[0] ?? ''),
    topic: first(readTopic),
  }
}
