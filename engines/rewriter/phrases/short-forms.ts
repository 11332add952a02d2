import { phrase, phraseGroup } from './phrase-rule.ts'

/** Short forms with one meaning. What may also be a name or an abbreviation ("rn", "r", "ty") is left alone. */
const wholeWords: readonly (readonly [short: string, whole: string])[] = [
  ['(?<!\\.)u(?![.-]\\p{L})', 'you'],
  [
    'ur(?= (?:\\d+|not|so|too|\\p{L}+ing|right|wrong|late|welcome|going|always|never|being|the|a|an|ok|okay|fine|busy|mad|angry|sick|funny|cute|amazing|tired|sad|home|here|there)(?!\\p{L}))',
    "you're",
  ],
  ['ur', 'your'],
  ['(?<=(?:you|we|they|u) )r(?= (?:\\p{L}))', 'are'],
  ['thx|tnx', 'thanks'],
  ['pls|plz', 'please'],
  ['bc|bcuz|bcz|cuz|coz', 'because'],
  ['w(?= (?:me|you|u|us|him|her|them|my|the|your)(?!\\p{L}))', 'with'],
  ['(?<=^|[.!?]\\s)wanna(?! be)', 'do you want to'],
  ['tmrw|tmrrw|tmr', 'tomorrow'],
  ['2nite|2night|tonite', 'tonight'],
  ['2morrow|2moro', 'tomorrow'],
  ['nxt', 'next'],
  ['soz', 'sorry'],
  ['idk', "I don't know"],
  ['btw', 'by the way'],
  ['imo|imho', 'in my opinion'],
  ['ppl', 'people'],
  ['omw', 'on my way'],
  ['wanna(?! be)', 'want to'],
  ['gonna', 'going to'],
  ['gotta', 'have to'],
  ['kinda', 'kind of'],
  ['thurs', 'Thursday'],
  ['asap', 'as soon as possible'],
  ['by eod', 'by the end of the day'],
  ['eod', 'the end of the day'],
]

export const shortForms = phraseGroup({
  reason: 'Not every reader knows short forms. Whole words are clear to all.',
  rules: wholeWords.map(([short, whole]) => phrase(short, whole)),
})
