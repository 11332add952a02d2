const MIN_SHOUTED_LETTERS = 8
const SHOUTED_SHARE = 0.7
/** Written in capitals without shouting. */
const acronyms = new Set([
  'I',
  'TV',
  'PC',
  'UK',
  'US',
  'USA',
  'EU',
  'NHS',
  'GP',
  'HR',
  'PDF',
  'ADHD',
  'ASD',
  'OCD',
  'PTSD',
  'SMS',
  'ID',
  'OK',
  'CEO',
  'IT',
])

/** Whether a sentence is written in capitals throughout. */
function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const capitals = sentence.match(/\p{Lu}/gu) ?? []
  return letters.length >= MIN_SHOUTED_LETTERS && capitals.length / letters.length >= SHOUTED_SHARE
}

/** A shouted sentence in small letters; other sentences as they are. Repeated marks become one. */
export function calmShouting(sentence: string): string {
  const calm = isShouted(sentence)
    ? sentence.replace(/[\p{L}']+/gu, (word) =>
        acronyms.has(word) && word !== 'IT' && word !== 'US' ? word : word.toLowerCase(),
      )
    : sentence
  return calm
    .replace(/\?[!?]*!?[!?]*|![!?]*\?[!?]*/g, '?')
    .replace(/!{1,}/g, (marks) => (marks.length > 1 ? '.' : marks))
    .replace(/\.{4,}/g, '...')
    .replace(/(?<![\p{L}\p{N}'])i(?=(?:'(?:m|ve|ll|d))?(?![\p{L}\p{N}']))/gu, 'I')
}
