import { splitSentences } from '#engines/english/split-sentences.ts'

/** What somebody says that it is not: "I am not ill", "nobody is in love with me", "he did not say team spirit". */
const denial =
  /^\W*(?:(?:no|nope|but|and|sorry|well|look)\b[\s,.!]*)*(?:(?:i|it|its|that|thats|this|there|we)(?:['’](?:m|s|re|ve|d))?\s+(?:am|is|was|are|were|do|does|did|have|has|had)?\s*(?:not\b|never\b|n['’]?t\b|isn|wasn|aren|weren|don|doesn|didn|haven|hasn|hadn)|(?:he|she|they)\s+(?:did|do|does)\s*(?:not|n['’]?t)\s+(?:say|ask|mean|want)|(?:nobody|no one|none|nothing|not|neither)\b|(?:it|that|this)(?:['’]?s)\s+not\b)/i
const insideDenial = /[,\s]*\bnot (?:a|an|the|my|about|in|from|with)\b(?:\s+\p{L}+){1,2}/giu
const onlyNo = /^\W*(?:(?:no|nope|not that|none of (?:these|them))\b\W+)+/i

/**
 * What is left of a correction without what it denies: a reader of words takes "nobody is in love with me" for love.
 * The whole text where nothing would be left.
 */
export function withoutDenials(text: string): string {
  const left = text
    .split(/\n+/)
    .flatMap(splitSentences)
    .filter((sentence) => !denial.test(sentence))
    .map((sentence) => sentence.replace(onlyNo, '').replace(insideDenial, '').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
  return left.length > 0 ? left.join(' ') : text
}
