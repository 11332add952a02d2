const vowel = /^[aeiou]/i

/** `an autistic adult` → `an adult with autism`, with the article that the noun wants. */
function nounPhrase(article: string | undefined, noun: string, ending: string): string {
  if (!article) return `${noun} ${ending}`
  const wanted = vowel.test(noun) ? 'an' : 'a'
  return `${/^A/.test(article) ? wanted.replace('a', 'A') : wanted} ${noun} ${ending}`
}

const hasForIs = new Map([
  ['is', 'has'],
  ['are', 'have'],
  ['am', 'have'],
  ['was', 'had'],
  ['were', 'had'],
  ['be', 'have'],
  ['being', 'having'],
])

const people =
  '((?:[a-z]+ )?(?:person|people|adults?|teens?|teenagers?|child|children|kids?|students?|women|woman|men|man|friends?|partners?|employees?|colleagues?|coworkers?|readers?|son|daughter))'

/**
 * The words for autism that a person can choose instead of the library's own (decisions, "The people"): `autistic
 * person` becomes `person with autism`. A text that is already so stays as it is.
 */
export function toPersonFirstWords(text: string): string {
  return text
    .replace(new RegExp(`\\b(?:(An?|an?) )?[Nn]on-autistic ${people}\\b`, 'g'), (_, article, noun) =>
      nounPhrase(article, noun, 'without autism'),
    )
    .replace(new RegExp(`\\b(?:(An?|an?) )?[Aa]utistic ${people}\\b`, 'g'), (_, article, noun) =>
      nounPhrase(article, noun, 'with autism'),
    )
    .replace(
      /\b(is|are|am|was|were|be|being) autistic\b(?! \w+(?:ing|ness)\b)/g,
      (_, verb: string) => `${hasForIs.get(verb)} autism`,
    )
}
