import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'

/** What a person answered to "I am not sure which of these you mean". */
export type OptionChoice = { kind: 'chosen'; index: number } | { kind: 'none' } | { kind: 'all' }

const ordinals = [
  /\b(1|1st|first|upper|top)\b|^(number |option |answer )?(one|a)$/,
  /\b(2|2nd|two|second|middle)\b|^(option |answer )?b$/,
  /\b(3|3rd|three|third)\b|^(option |answer )?c$/,
] as const
/** An answer that only points is short; in a longer one `two` and `first` are ordinary words. */
const MAX_POINTING_WORDS = 6

function pointedIndex(words: readonly string[], optionCount: number): number | undefined {
  if (words.length > MAX_POINTING_WORDS) return undefined
  const text = words.join(' ')
  if (/\b(last|bottom|latter|lower)\b/.test(text)) return optionCount - 1
  // `the second one` names the second: higher ordinals are looked for first.
  for (let index = Math.min(optionCount, ordinals.length) - 1; index >= 0; index -= 1) {
    if (ordinals[index]?.test(text)) return index
  }
  return undefined
}

/** Whether a message only points at something: `the second one`, `3`. */
export function isPointing(answer: string): boolean {
  const words = splitWords(answer)
  return words.length <= 3 && pointedIndex(words, ordinals.length) !== undefined
}

/** The step, counted from 0, that a message such as `step 2` or `the third one` points to. */
export function pointedStep(message: string): number | undefined {
  const [, digit] = /^\D*([1-9])\D*$/.exec(message) ?? []
  return digit === undefined ? pointedIndex(splitWords(message), ordinals.length) : Number(digit) - 1
}

/** The option whose title has most of the answer's words, if one has more of them than the others. */
function namedIndex(words: readonly string[], titles: readonly string[]): number | undefined {
  const said = new Set(words.filter((word) => !isStopWord(word)).map(stemEnglish))
  const shared = titles.map((title) => {
    const own = new Set(
      splitWords(title)
        .filter((word) => !isStopWord(word))
        .map(stemEnglish),
    )
    return [...own].filter((word) => said.has(word)).length
  })
  const most = Math.max(...shared)
  const index = shared.indexOf(most)
  // With more words of its own than words of the title it tells of something new.
  return most * 2 > said.size && shared.lastIndexOf(most) === index ? index : undefined
}

/** Longer answers are new questions; the search understands them better than a comparison of titles. */
const MAX_NAMING_WORDS = 8

/**
 * Understands an answer to a question that offered numbered topics: `2`, `the second`, a word of a title, `neither`,
 * `both`. Nothing when it says something else.
 */
export function chooseOption(answer: string, titles: readonly string[]): OptionChoice | undefined {
  const words = splitWords(answer)
  const text = words.join(' ')
  if (words.length === 0 || titles.length === 0) return undefined
  if (
    /^(no|nope|neither|none|nothing|not any|something else|other|another)\b/.test(text) &&
    words.length <= 5
  ) {
    return { kind: 'none' }
  }
  if (/^(both|all|all of them|all three|every one|any|either)( of them| of these)?$/.test(text))
    return { kind: 'all' }
  const index =
    pointedIndex(words, titles.length) ??
    (words.length <= MAX_NAMING_WORDS ? namedIndex(words, titles) : undefined)
  return index === undefined ? undefined : { kind: 'chosen', index }
}
