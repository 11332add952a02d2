/** The numbered steps of a card, without their numbers. */
export function cardSteps(steps: string): string[] {
  return steps
    .split(/^\s*\d+[.)]\s+/m)
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter((step) => step !== '')
}

/** The points of a bulleted list, without their bullets. */
export function listPoints(list: string): string[] {
  return list
    .split(/^\s*[-*]\s+/m)
    .map((point) => point.replace(/\s+/g, ' ').trim())
    .filter((point) => point !== '')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const endsInAbbreviation = /\b(?:e\.g|i\.e|Dr|Mr|Ms|Mrs)\.\s{0,9}$/

/** The sentences of a text. A quoted sentence stays in one piece with what introduces it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let pending = ''
  let quotes = 0
  for (const { segment } of segmenter.segment(text)) {
    pending += segment
    // Of what is pending only the new segment is looked at: a long text of one quotation would be read again and again.
    quotes += segment.split('"').length - 1
    if (quotes % 2 === 0 && !endsInAbbreviation.test(segment)) {
      if (pending.trim() !== '') sentences.push(pending.trim())
      pending = ''
    }
  }
  if (pending.trim() !== '') sentences.push(pending.trim())
  return sentences
}
