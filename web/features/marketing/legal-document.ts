/** A heading's anchor: its words in lower case, joined by hyphens. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export type LegalDocument = {
  title: string
  /** The line below the title that says when the document last changed. */
  lastChanged: string
  sections: readonly { heading: string; anchor: string; body: string }[]
}

/**
 * Takes a document of content/legal apart: one title, the date line, then sections, of which the first is the
 * summary. A document of another shape stops the build.
 */
export function readLegalDocument(markdown: string): LegalDocument {
  const [head = '', ...parts] = markdown.split(/^## /m)
  const title = /^# (.+)$/m.exec(head)?.[1]
  const lastChanged = /^Last changed: .+$/m.exec(head)?.[0]
  if (!title || !lastChanged)
    throw new Error('A legal document starts with "# Title" and "Last changed: date"')
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading: heading.trim(), anchor: headingAnchor(heading), body: lines.join('\n').trim() }
  })
  if (sections[0]?.heading !== 'Summary') throw new Error(`"${title}" does not start with a summary`)
  return { title, lastChanged, sections }
}
