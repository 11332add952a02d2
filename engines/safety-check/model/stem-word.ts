/** Shorter words are left as they are: too little would remain to tell them apart. */
const MAX_WHOLE_LETTERS = 4

/** The rough stem of an English word, so that "threatens", "threatened" and "threatening" count as one. */
export function stemWord(word: string): string {
  if (word.length <= MAX_WHOLE_LETTERS) return word
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=..[^s])(?:ings?|ed|es|s|ly|er)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/(?<=...)e$/, '')
}
