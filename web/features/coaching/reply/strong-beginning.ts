/** A first sentence longer than this would be a bold paragraph, which nobody reads faster. */
const MAX_CHARACTERS = 140
const firstSentence = /^[^\n]*?[.!?…]["'”’)\]]*(?=\s|$)/
/** What Markdown reads as more than words, or as the beginning of a list, a quotation, a table or a heading. */
const signs = /[*_`~[\]<>|\\#]|^\s|^(?:[-+]|\d+[.)])(?:\s|$)/

/**
 * The same Markdown with its first sentence strong, which is the answer itself: found at once by who reads in a hurry
 * or with little energy. One that is formatted in any way, or long, stays as it is. What still grows is strong from its
 * first word on, so that nothing changes its look later.
 */
export function strongBeginning(markdown: string): string {
  const line = markdown.split('\n', 1)[0] ?? ''
  const sentence = (firstSentence.exec(markdown)?.[0] ?? line).trimEnd()
  if (sentence === '' || sentence.length > MAX_CHARACTERS || signs.test(sentence)) return markdown
  return `**${sentence}**${markdown.slice(sentence.length)}`
}
