import { stripMarkup } from './strip-markup.ts'

/** Letters of other scripts that look like Latin ones and are used to slip past word filters. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    к: 'k',
    м: 'm',
    т: 't',
    н: 'h',
    в: 'b',
    ԁ: 'd',
    ɡ: 'g',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ν: 'v',
  }),
)

/** Pictures that people write in place of a word. Anything else is dropped by the tokenizer. */
const pictureWords: readonly (readonly [RegExp, string])[] = [
  [/[🔪🗡]/gu, ' knife '],
  [/🔫/gu, ' gun '],
  [/💊/gu, ' pills '],
  [/🔥/gu, ' fire '],
  [/[😂🤣💀☠😹]/gu, ' lol '],
]

/** Three or more single letters with the same kind of gap between them: "k i l l", "s.u.i". */
const spacedLetters = /(?<![\p{L}\p{N}'])(?:\p{L}[ ._*-]){2,}\p{L}(?![\p{L}\p{N}'])/gu

/**
 * Brings a text into one plain spelling: lower case, no accents, no invisible characters, no marks of HTML, straight
 * quotation marks, look-alike letters and a few pictures replaced, spaced-out words joined.
 */
export function normalizeText(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  plain = plain.replace(/[‘’ʼ`´′]/g, "'").replace(/[“”„«»″]/g, '"')
  plain = plain.replace(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter)
  plain = plain.replace(/'(?=(?:cause|cos|em|til|n|bout)(?![a-z]))/g, '')
  plain = stripMarkup(plain).replaceAll('d&d', 'dnd')
  for (const [picture, word] of pictureWords) plain = plain.replace(picture, word)
  return plain.replace(spacedLetters, joinLetters)
}

/** "i" and "a" at the ends stay words of their own: "a b c" is joined, "i k n o w" becomes "i know". */
function joinLetters(spaced: string): string {
  const letters = spaced.replace(/[ ._*-]/g, '')
  return letters.length > 3 && letters.startsWith('i') ? `i ${letters.slice(1)}` : letters
}
