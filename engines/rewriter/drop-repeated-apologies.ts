/** A sentence that is an apology and nothing else. */
const bareApology =
  /^(?:(?:again|once more|oh|god|ugh)[, ]+)?(?:i(?:'m| am) )?(?:so |really |very |truly |deeply |terribly )*(?:sorry|apologies|my apologies|i apologi[sz]e)(?: again| about (?:this|that|it|everything)| for (?:this|that|it|everything))?(?:,? (?:so |really |very )*sorry)*[.!…]*$/iu
const apology = /\b(?:sorry|apologi[sz]e|apologies)\b/iu

/**
 * Leaves out bare apologies when the message apologizes elsewhere or says something else: one apology with its
 * reason is heard, five are not. A message that is nothing but an apology keeps its first one.
 */
export function dropRepeatedApologies(sentences: readonly string[]): string[] {
  const withReason = sentences.some((sentence) => apology.test(sentence) && !bareApology.test(sentence))
  let kept = withReason ? 1 : 0
  return sentences.filter((sentence) => {
    if (!bareApology.test(sentence)) return true
    kept += 1
    return kept === 1
  })
}
