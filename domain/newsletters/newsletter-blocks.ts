/** A stretch of text. `href` is an address with http or https, shown as it is. */
export type NewsletterSpan = { text: string; isStrong?: true; href?: string }
export type NewsletterBlock =
  | { kind: 'heading'; spans: NewsletterSpan[] }
  | { kind: 'paragraph'; lines: NewsletterSpan[][] }
  | { kind: 'list'; lines: NewsletterSpan[][] }

const headingMark = /^## +/
const listMark = /^- +/
/** Ends before the marks that end a sentence or close a bracket. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”*]/gu

function linksIn(text: string): NewsletterSpan[] {
  const spans: NewsletterSpan[] = []
  let end = 0
  for (const { 0: href, index } of text.matchAll(address)) {
    if (!URL.canParse(href)) continue
    spans.push({ text: text.slice(end, index) }, { text: href, href })
    end = index + href.length
  }
  spans.push({ text: text.slice(end) })
  return spans.filter((span) => span.text !== '')
}

/** Bold needs both of its marks; one alone is text. */
function spansOf(line: string): NewsletterSpan[] {
  return line
    .split(/\*\*([^*]+)\*\*/u)
    .flatMap((text, index) =>
      linksIn(text).map((span) => (index % 2 === 1 ? { ...span, isStrong: true as const } : span)),
    )
}

function blockOf(paragraph: string): NewsletterBlock[] {
  const blocks: NewsletterBlock[] = []
  for (const line of paragraph.split('\n').map((each) => each.trim())) {
    if (headingMark.test(line)) {
      blocks.push({ kind: 'heading', spans: spansOf(line.replace(headingMark, '')) })
      continue
    }
    const kind = listMark.test(line) ? 'list' : 'paragraph'
    const spans = spansOf(line.replace(listMark, ''))
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(spans)
    else blocks.push({ kind, lines: [spans] })
  }
  return blocks
}

/**
 * The text of a newsletter as blocks: paragraphs with an empty line between them, `## ` before a heading, `- ` before
 * each point of a list, `**` around bold words. Addresses with http or https become links. Nothing else has a meaning.
 */
export function newsletterBlocks(body: string): NewsletterBlock[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) => blockOf(paragraph.trim()))
}
