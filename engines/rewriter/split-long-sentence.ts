/** Longer sentences are hard to follow; most style guides for plain language stop at 20 to 30 words. */
const MAX_WORDS = 28
const MIN_PART_WORDS = 5
const border =
  /,?\s+(?:and then|and|but|so|because)\s+(?=(?:i|you|he|she|we|they|it|this|that|there|my|your|the)\b)/giu
const wordStarts = (text: string) => [...text.matchAll(/\S+/g)].map(({ index }) => index)

/** The border nearest to the middle with enough words on both sides, or undefined. */
function middleBorder(
  sentence: string,
  words: readonly number[],
): { start: number; end: number; joint: string } | undefined {
  const lastOfFirstPart = words[MIN_PART_WORDS - 1] ?? sentence.length
  const firstOfLastPart = words.at(-MIN_PART_WORDS) ?? 0
  const candidates = [...sentence.matchAll(border)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    joint: match[0].replace(',', '').trim().toLowerCase(),
  }))
  const usable = candidates.filter(
    ({ start, end, joint }) => joint !== 'because' && lastOfFirstPart < start && end <= firstOfLastPart,
  )
  const distance = ({ start }: { start: number }) => Math.abs(start - sentence.length / 2)
  return usable.sort((a, b) => distance(a) - distance(b))[0]
}

/** Splits a run-on sentence at its joints until each part is short enough or has no joint left. */
export function splitLongSentence(sentence: string): string[] {
  const words = wordStarts(sentence)
  if (words.length <= MAX_WORDS) return [sentence]
  const found = middleBorder(sentence, words)
  if (!found) return [sentence]
  const { start, end, joint } = found
  const isContrast = joint === 'but' || joint === 'so'
  const second = `${isContrast ? `${joint} ` : ''}${sentence.slice(end)}`
  return [...splitLongSentence(`${sentence.slice(0, start)}.`), ...splitLongSentence(second)]
}
