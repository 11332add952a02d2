/** Abbreviations whose point ends no sentence. */
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|mx|dr|prof|st|no|vs|etc|approx|(?:\p{L}\.)+\p{L})\.$/iu

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
