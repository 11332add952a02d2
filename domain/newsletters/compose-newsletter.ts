import { type NewsletterBlock, type NewsletterSpan, newsletterBlocks } from './newsletter-blocks.ts'

export type ComposedNewsletter = { subject: string; text: string; html: string }

/** Mail goes out unencoded, and a link in a kept mail stays whole, when no line is longer (RFC 5322, 2.1.1: 78). */
const MAX_LINE_CHARACTERS = 76

const footer = {
  why: 'You get this email because you asked for the Wayfern newsletter.',
  stop: 'To stop it, open this link. You do not need to sign in:',
}

const plain = (spans: readonly NewsletterSpan[]) => spans.map(({ text }) => text).join('')

/** Breaks a line between words; a word that is longer than a line, such as an address, stays whole. */
function wrap(line: string, indent = ''): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/u)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && longer.length + indent.length > MAX_LINE_CHARACTERS) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current].join(`\n${indent}`)
}

function blockText(block: NewsletterBlock): string {
  if (block.kind === 'heading') return wrap(plain(block.spans))
  const lines = block.lines.map(plain)
  return lines.map((line) => (block.kind === 'list' ? `- ${wrap(line, '  ')}` : wrap(line))).join('\n')
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => escapes.get(mark) ?? '')

const link = (href: string) => `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`

const spansHtml = (spans: readonly NewsletterSpan[]) =>
  spans
    .map(({ text, isStrong, href }) => {
      const inner = href === undefined ? escapeHtml(text) : link(href)
      return isStrong ? `<strong>${inner}</strong>` : inner
    })
    .join('')

function blockHtml(block: NewsletterBlock): string {
  if (block.kind === 'heading') return `<h2>${spansHtml(block.spans)}</h2>`
  const lines = block.lines.map(spansHtml)
  if (block.kind === 'list') return `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`
  return `<p>${lines.join('<br>\n')}</p>`
}

/**
 * One newsletter as a mail, in plain text and in HTML that says the same. Nothing in it is loaded from anywhere and no
 * address in it is another one than written, so that nobody learns whether it was opened or what was read.
 */
export function composeNewsletter(
  { subject, body }: { subject: string; body: string },
  unsubscribeLink: string,
): ComposedNewsletter {
  const blocks = newsletterBlocks(body)
  const text = [...blocks.map(blockText), '--', `${wrap(footer.why)}\n${wrap(footer.stop)}`, unsubscribeLink]
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: sans-serif; font-size: 18px; line-height: 1.6; max-width: 36em">',
    ...blocks.map(blockHtml),
    '<hr>',
    `<p>${footer.why}<br>\n${footer.stop}<br>\n${link(unsubscribeLink)}</p>`,
    '</body></html>',
  ]
  return { subject, text: `${text.join('\n\n')}\n`, html: `${html.join('\n')}\n` }
}
