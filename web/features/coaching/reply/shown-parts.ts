import { type ReplyPart, readReplyParts } from '#domain/coaching/reply-parts.ts'

/**
 * What a text that still grows may break off in, at the beginning of its last line: bold words that may become a label,
 * or the sign of a quotation or an option. Drawn, they would be signs for a moment and something else afterwards.
 */
const unfinishedSign = /(?:^|\n)(?:\*{1,2}(?:[A-Z][A-Za-z0-9 ]{0,24}:?\*?)?|> ?|-(?: \[?[ \]]*)?)$/

function joinAnswers(parts: readonly ReplyPart[]): ReplyPart[] {
  const joined: ReplyPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (part.kind === 'answer' && before?.kind === 'answer')
      joined[joined.length - 1] = { kind: 'answer', text: `${before.text}\n\n${part.text}` }
    else joined.push(part)
  }
  return joined
}

/**
 * The parts of a reply as they are drawn. Paragraphs without a label that follow each other are one text, so that lists
 * and tables in it stay whole; a reply without any label is its own text, unchanged.
 */
export function shownParts(reply: string, isGrowing: boolean): ReplyPart[] {
  const text = isGrowing ? reply.replace(unfinishedSign, '') : reply
  const parts = readReplyParts(text)
  if (parts.length > 0 && parts.every(({ kind }) => kind === 'answer')) return [{ kind: 'answer', text }]
  return joinAnswers(parts)
}
