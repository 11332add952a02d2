/** Some browsers go silent in the middle of a longer text. */
const MAX_CHARACTERS = 200

/** The words of a reply without the signs that format it: a voice would read them out. */
function withoutFormatting(markdown: string): string {
  return markdown
    .replace(/```[^\n]*\n?/g, '\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<(https?:[^>\s]+)>/g, '$1')
    .replace(/^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$/gm, '')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|(?:>[ \t]?)+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?)/gm, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)(.+?)(?<=\S)[*_](?![\w*])/g, '$1')
    .replace(/`+/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ', ')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1')
}

function splitLong(sentence: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const word of sentence.split(' ')) {
    if (part && part.length + 1 + word.length > MAX_CHARACTERS) {
      parts.push(part)
      part = word
    } else part = part ? `${part} ${word}` : word
  }
  return [...parts, part]
}

/** A line's end ends a sentence; the number of a list's item does not. */
const sentenceEnds = /\n+|(?<=[.!?…]["')\]]?)(?<!^[ \t]*\d+\.)[ \t]+/m

/** A Markdown reply as the sentences that a voice reads one after the other. */
export function speakableSentences(markdown: string): string[] {
  return withoutFormatting(markdown)
    .split(sentenceEnds)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^(?:, )+|,? *$/g, '')
        .trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(splitLong)
}
