const verbAfterYou = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['isnt', "aren't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
  ['doesnt', "don't"],
])
/** Words that stand between a person and the verb. */
export const noVerb =
  /^(?:always|sometimes|often|perhaps|this|us|as|just|also|never|still|already|actually|really|ours|yes)$/i

/** A verb as it stands after "you": "keeps" as "keep", "is" as "are". */
export function plainVerb(verb: string): string {
  const known = verbAfterYou.get(verb.toLowerCase())
  if (known) return known
  if (noVerb.test(verb) || !/[^s]s$/.test(verb)) return verb
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  return /(?:o|sh|ch|x|ss|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
