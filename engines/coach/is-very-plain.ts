const MAX_WORDS = 7
const MAX_LETTERS = 8
/** The small words that hold a sentence together; who writes with a few content words alone uses none. */
const joints =
  /\b(the|an?|is|are|was|were|am|been|because|my|his|her|their|our|of|with|that|which|would|could|should|have|has|had|although|since|about|what|how|why|when|where|whether|im|i'm|it's|its|don't|can't)\b/i

/** Whether somebody writes with very few common words and no grammar: "friend mad", "want go home. loud". */
export function isVeryPlain(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    words.every((word) => word.length <= MAX_LETTERS) &&
    !joints.test(text.replaceAll('’', "'")) &&
    !/["“”]/.test(text)
  )
}
