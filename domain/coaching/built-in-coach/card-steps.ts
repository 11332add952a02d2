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

/** The sentences of a text. A quoted sentence stays in one piece with what introduces it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let pending = ''
  for (const { segment } of segmenter.segment(text)) {
    pending += segment
    const openQuotes = (pending.match(/"/g) ?? []).length % 2
    if (openQuotes === 0 && !/(?:\be\.g|\bi\.e|\bDr|\bMr|\bMs|\bMrs)\.\s*$/.test(pending)) {
      if (pending.trim() !== '') sentences.push(pending.trim())
      pending = ''
    }
  }
  if (pending.trim() !== '') sentences.push(pending.trim())
  return sentences
}
