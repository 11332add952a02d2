/** Words by which English is recognized; without any of them a sentence is left as it is. */
const englishWords =
  /(?<![\p{L}])(?:hi|hello|hey|dear|the|a|an|to|of|and|you|your|is|are|was|it|that|this|for|on|in|my|me|we|not|do|don'?t|have|can|could|will|please|but|with|i'm|am|sorry|thanks|what|when|why|how)(?![\p{L}])/iu

/**
 * Mends spaces, a small letter at the beginning, and a lone `i`. End marks are not added: a missing period in a
 * short message is a habit of many writers and not an error.
 */
export function tidySentence(sentence: string): string {
  const spaced = sentence
    .replace(/[ \t\u00A0]{2,}/g, ' ')
    .replace(/ +([,.;!?](?=\s|$|["')\]]))/gu, '$1')
    .replace(/(?<=\p{L}) +,(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{Ll}),(?=\p{L}{2})/gu, ', ')
    .trim()
  if (!englishWords.test(spaced)) return spaced
  return spaced
    .replace(/(?<![\p{L}\p{N}'.])i(?=(?:'(?:m|ve|ll|d))?(?![\p{L}\p{N}'.]))/gu, 'I')
    .replace(
      /^(["'(“‘]*)(\p{Ll})(?![\p{Lu}])/u,
      (_match, open: string, letter: string) => open + letter.toUpperCase(),
    )
}
