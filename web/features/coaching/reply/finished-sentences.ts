const sentenceEnd = /(?<=[.!?…]["'”’)\]]{0,3})\s+/

/** A line of Markdown with its signs out and its words in: what should be spoken, or copied. */
export function plainLine(line: string): string {
  return line
    .replace(/^\s*(\d+)[.)]\s/, '$1: ')
    .replace(/^\s*(?:[-+*]|#{1,6}|>)\s+(?:\[[ xX]\]\s+)?/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
}

/**
 * The sentences of a growing reply that are finished, for screen readers: read out piece by piece, a reply would
 * interrupt itself with every few letters. A line's end finishes a sentence too; `isWhole` finishes the last one.
 */
export function finishedSentences(markdown: string, isWhole: boolean): string[] {
  const lines = markdown.split('\n')
  const sentences = lines.flatMap((line, index) => {
    const parts = plainLine(line).split(sentenceEnd)
    const isOpen = !isWhole && index === lines.length - 1
    return isOpen ? parts.slice(0, -1) : parts
  })
  return sentences.filter((sentence) => sentence.trim() !== '')
}
