/** Words that lose their apostrophe when people type fast; the value is how the library spells them. */
const spelledWithoutApostrophe: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aint: 'not',
    arent: 'not',
    cant: 'cannot',
    couldnt: 'cannot',
    didnt: 'not',
    doesnt: 'not',
    dont: 'not',
    dunno: 'not know',
    gonna: 'going to',
    gotta: 'have to',
    hadnt: 'not',
    hasnt: 'not',
    havent: 'not',
    im: 'i',
    isnt: 'not',
    ive: 'i',
    pls: 'please',
    ppl: 'people',
    shouldnt: 'not',
    thats: 'that',
    theyre: 'they',
    u: 'you',
    ur: 'your',
    wanna: 'want to',
    wasnt: 'not',
    werent: 'not',
    whats: 'what',
    wont: 'not',
    wouldnt: 'not',
    youre: 'you',
  }),
)

const isKnownShortcut = (word: string) => spelledWithoutApostrophe.has(word)
const spellOut = (word: string) => spelledWithoutApostrophe.get(word)?.split(' ') ?? [word]

/**
 * The words of a text in lower case, without accents and punctuation. Negations become `not` and `cannot` in all
 * their spellings (`did not`, `didn't` and `didnt` are all `not`), and other contractions lose their ending, so that `I can't`, `i cant` and `I cannot` are equal.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(can|could)n?'t\b|\bcan not\b|\bcould not\b|\bunable to\b|\bnot able to\b/g, ' cannot ')
    .replace(/n't\b/g, ' not')
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|will|wo|would|should|must|need|ai) +not\b/g, ' not')
    .replace(/'(s|m|re|ve|ll|d)\b/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some(isKnownShortcut) ? words.flatMap(spellOut) : words
}
