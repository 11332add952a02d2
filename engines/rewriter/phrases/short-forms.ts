import { phrase, phraseGroup } from './phrase-rule.ts'

/** Short forms with one meaning. What may also be a name or an abbreviation ("rn", "r", "ty") is left alone. */
const wholeWords: readonly (readonly [short: string, whole: string])[] = [
  ['(?<!\\.)u(?![.-]\\p{L})', 'you'],
  ['ur(?= (?:not|so|too|right|wrong|late|welcome|going|always|never|being|the|a|an)(?!\\p{L}))', "you're"],
  ['ur', 'your'],
  ['thx|tnx', 'thanks'],
  ['pls|plz', 'please'],
  ['bcuz|bcz|cuz|coz', 'because'],
  ['tmrw|tmrrw', 'tomorrow'],
  ['idk', "I don't know"],
  ['btw', 'by the way'],
  ['imo|imho', 'in my opinion'],
  ['ppl', 'people'],
  ['omw', 'on my way'],
  ['wanna(?! be)', 'want to'],
  ['gonna', 'going to'],
  ['dont', "don't"],
  ['doesnt', "doesn't"],
  ['didnt', "didn't"],
  ['isnt', "isn't"],
  ['wasnt', "wasn't"],
  ['couldnt', "couldn't"],
  ['wouldnt', "wouldn't"],
  ['shouldnt', "shouldn't"],
  ['havent', "haven't"],
  ['youre', "you're"],
  ['thats', "that's"],
  ['whats', "what's"],
]

export const shortForms = phraseGroup({
  reason: 'Not every reader knows short forms. Whole words are clear to all.',
  rules: wholeWords.map(([short, whole]) => phrase(short, whole)),
})
