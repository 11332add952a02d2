/** Abbreviations whose point ends no sentence. */
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|mx|dr|prof|st|no|vs|e\.g|i\.e|etc|approx|a\.m|p\.m)\.$/i

/**
 * The sentences of one paragraph, each with its own end marks, trimmed. A point inside a number or an
 * abbreviation ends nothing.
 */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = []
  let rest = ''
  for (const piece of paragraph.split(/(?<=[.!?…])\s+/u)) {
    rest = rest === '' ? piece : `${rest} ${piece}`
    if (abbreviation.test(rest)) continue
    sentences.push(rest.trim())
    rest = ''
  }
  if (rest.trim() !== '') sentences.push(rest.trim())
  return sentences.filter(Boolean)
}

/** Begins with a capital letter and ends with a mark; emoji and brackets at the end count as an end. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const capital = trimmed.replace(
    /^(["'(“‘]*)(\p{Ll})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  )
  return /[\p{L}\p{N}]$/u.test(capital) ? `${capital}.` : capital
}
