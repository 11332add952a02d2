const fencePattern = /^ {0,3}(`{3,}|~{3,})/
const listItemPattern = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/

/**
 * Cuts Markdown into blocks that can be drawn one by one, so that a growing reply redraws its last block alone.
 * Cuts are made at blank lines only, never inside a code fence or a list, nor before an indented line.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    if (!fence && startsBlock(line, lines)) {
      blocks.push(lines.join('\n'))
      lines = []
    }
    fence = fenceAfter(line, fence)
    lines.push(line)
  }
  return [...blocks, lines.join('\n')]
}

function startsBlock(line: string, before: readonly string[]): boolean {
  if (before.at(-1)?.trim() !== '' || line.trim() === '' || /^\s{2,}/.test(line)) return false
  const isInList = before.some((earlier) => earlier.trim() !== '') && listItemPattern.test(before[0] ?? '')
  return !(isInList && listItemPattern.test(line))
}

/** The fence that is open behind this line; only a fence of the same sign, at least as long, closes one. */
function fenceAfter(line: string, open: string | null): string | null {
  const marker = fencePattern.exec(line)?.[1]
  if (!marker) return open
  if (!open) return marker
  return marker[0] === open[0] && marker.length >= open.length ? null : open
}
