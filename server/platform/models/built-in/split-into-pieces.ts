/** A piece is at most this many words, so that a reply flows instead of jumping. */
const WORDS_PER_PIECE = 4

/** Cuts a text between words, spaces and line breaks kept: the pieces joined give the text again. */
export function splitIntoPieces(text: string): string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? []
  const pieces: string[] = []
  for (let start = 0; start < words.length; start += WORDS_PER_PIECE) {
    pieces.push(words.slice(start, start + WORDS_PER_PIECE).join(''))
  }
  return pieces
}
