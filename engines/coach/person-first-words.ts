const vowel = /^[aeiou]/i
const startsWithCapital = /^\p{Lu}/u

/** The words that stand in place of others begin with a capital letter where those did: at a sentence's beginning. */
function inCaseOf(replaced: string, words: string): string {
  return startsWithCapital.test(replaced) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** `an autistic adult` → `an adult with autism`, with the article that the noun wants. */
function nounPhrase(article: string | undefined, noun: string, ending: string): string {
  if (!article) return `${noun} ${ending}`
  return `${vowel.test(noun) ? 'an' : 'a'} ${noun} ${ending}`
}

const people =
  '((?:[a-z]+ )?(?:person|people|adults?|teens?|teenagers?|child|children|kids?|students?|women|woman|men|man|friends?|partners?|wife|husband|employees?|colleagues?|coworkers?|readers?|speakers?|listeners?|son|daughter))'

/** Who is meant, by the words before the noun, and what stands behind the noun instead. */
const nounPhrases = (
  [
    ['autistic and non-autistic', 'with and without autism'],
    ['non-autistic', 'without autism'],
    ['autistic', 'with autism'],
  ] as const
).map(([words, ending]) => ({
  find: new RegExp(`\\b(?:(an?) )?${words} ${people}\\b`, 'gi'),
  ending,
}))

const having: ReadonlyMap<string, string> = new Map([
  ['is', 'has'],
  ['are', 'have'],
  ['am', 'have'],
  ['was', 'had'],
  ['were', 'had'],
  ['be', 'have'],
  ['being', 'having'],
  ["'m", ' have'],
  ["'re", ' have'],
  ["'s", ' has'],
])
/** "Autistic burnout" and "autistic inertia" are names of things and stay. */
const alone = '(?! \\w+(?:ing|ness)\\b| burnout| inertia| shutdown| meltdown)'
const isAutistic = new RegExp(`\\b(is|are|am|was|were|be|being) autistic\\b${alone}`, 'gi')
const shortIsAutistic = new RegExp(`\\b(I|you|we|they|he|she)(['’](?:m|re|s)) autistic\\b${alone}`, 'gi')
const askedIsAutistic = /\b(are you|are they|am I|is he|is she) autistic\b(?=\?)/gi
const asked: ReadonlyMap<string, string> = new Map([
  ['are you', 'do you have'],
  ['are they', 'do they have'],
  ['am i', 'do I have'],
  ['is he', 'does he have'],
  ['is she', 'does she have'],
])

/**
 * The words for autism that a person can choose instead of the library's own (decisions, "The people"): `autistic
 * person` becomes `person with autism`. A capital letter at the beginning stays. A text that is already so stays as
 * it is.
 */
export function toPersonFirstWords(text: string): string {
  let result = text
  for (const { find, ending } of nounPhrases)
    result = result.replace(find, (replaced: string, article: string | undefined, noun: string) =>
      inCaseOf(replaced, nounPhrase(article, noun, ending)),
    )
  return result
    .replace(askedIsAutistic, (replaced, question: string) =>
      inCaseOf(replaced, `${asked.get(question.toLowerCase())} autism`),
    )
    .replace(
      shortIsAutistic,
      (_, who: string, verb: string) => `${who}${having.get(verb.toLowerCase().replace('’', "'"))} autism`,
    )
    .replace(isAutistic, (replaced, verb: string) =>
      inCaseOf(replaced, `${having.get(verb.toLowerCase())} autism`),
    )
}
