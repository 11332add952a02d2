/** A stretch of text. */
export type TextSpan = { text: string; isStrong: boolean }
export type SectionBlock = { kind: 'paragraph' | 'bullets' | 'numbers'; lines: TextSpan[][] }

const listMarks = { bullets: /^- +/, numbers: /^\d+\. +/ } as const

function kindOf(line: string): SectionBlock['kind'] {
  if (listMarks.bullets.test(line)) return 'bullets'
  return listMarks.numbers.test(line) ? 'numbers' : 'paragraph'
}

function spansOf(line: string): TextSpan[] {
  return line
    .split('**')
    .map((text, index) => ({ text, isStrong: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/**
 * The text of a card's section as blocks. Cards hold paragraphs, one-level lists and bold, each paragraph and each
 * point on a line of its own (content/README.md); so a card needs no Markdown library in the browser.
 */
export function sectionBlocks(markdown: string): SectionBlock[] {
  const blocks: SectionBlock[] = []
  for (const line of markdown.split('\n').filter((each) => each.trim() !== '')) {
    const kind = kindOf(line)
    const words = spansOf(kind === 'paragraph' ? line.trim() : line.replace(listMarks[kind], '').trim())
    const last = blocks.at(-1)
    if (kind !== 'paragraph' && last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks
}
