import { countWords } from '#engines/english/count-words.ts'
import { splitSentences } from '#engines/english/split-sentences.ts'

/** A day or time as it can be said in a sentence; "on" stands before a weekday or a date, not before "tomorrow". */
export type Day = { text: string; takesOn: boolean }

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)'
const before = '(?<!\\b(?:last|since|every|each|past|until|till|on most)\\s)'

/** In the order in which they are looked for: what was found is not looked at again. */
const patterns: readonly { find: RegExp; takesOn: boolean; has: (match: string) => string }[] = [
  {
    find: new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
      'gi',
    ),
    takesOn: true,
    has: (match) =>
      match.replace(/\b[a-z]+\b/gi, (word) => (/^(of|st|nd|rd|th)$/i.test(word) ? word : capital(word))),
  },
  { find: /\bthe \d{1,2}(?:st|nd|rd|th)\b/gi, takesOn: true, has: (match) => match.toLowerCase() },
  {
    find: new RegExp(`${before}\\bnext (?:week|weekend|month|${weekday})\\b`, 'gi'),
    takesOn: false,
    has: (match) => match.toLowerCase().replace(new RegExp(weekday), capital),
  },
  { find: new RegExp(`${before}\\b${weekday}\\b(?!s)`, 'gi'), takesOn: true, has: capital },
  {
    find: /\b(?:tomorrow|tmrw|tmr|tonight|today|this (?:weekend|afternoon|evening))\b/gi,
    takesOn: false,
    has: (match) => (/^tm/i.test(match) ? 'tomorrow' : match.toLowerCase()),
  },
  {
    find: /\bat \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o['’]?clock)?(?![\d%]|\s*(?:years?|people|percent))\b/gi,
    takesOn: false,
    has: (match) => match.toLowerCase(),
  },
]

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** The days and times that a text names, in whatever tense. */
export function readDaysAnyTense(text: string): Day[] {
  let rest = text
  const days = new Map<string, Day>()
  for (const { find, takesOn, has } of patterns) {
    rest = rest.replace(find, (match) => {
      days.set(has(match), { text: has(match), takesOn })
      return ' '
    })
  }
  return [...days.values()]
}

const past =
  /\b(was|were|did|didn['’]?t|had|went|said|told|asked|wrote|texted|came|got|made|left|happened|called|saw|yesterday|ago|\p{L}{2,}ed)\b/iu
const ahead =
  /\b(will|won['’]?t|going to|gonna|have to|has to|need to|must|should|can|cannot|can['’]?t|want|wants|would|wanna|supposed to|meeting|appointment|is|are|am|[a-z]+['’](?:m|s|re|ll)|im|ill)\b/i

const clauses = (text: string) =>
  splitSentences(text.replace(/\n+/g, '. ')).flatMap((sentence) =>
    sentence.split(/[,;:]\s+|\s+(?=(?:and|but|because|so|then)\s)/),
  )

/** The days that lie ahead as far as the clause tells in which they stand: words to send are about what comes. */
export function readDays(text: string): Day[] {
  const days = clauses(text)
    .filter((clause) => !past.test(clause) && (ahead.test(clause) || countWords(clause) <= 4))
    .flatMap(readDaysAnyTense)
  return [...new Map(days.map((day) => [day.text, day])).values()]
}
