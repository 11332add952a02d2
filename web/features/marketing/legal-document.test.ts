import { describe, expect, it } from 'vitest'
import accessibility from '#content/legal/accessibility.md?raw'
import privacy from '#content/legal/privacy.md?raw'
import safety from '#content/legal/safety.md?raw'
import terms from '#content/legal/terms.md?raw'
import { headingAnchor, readLegalDocument } from './legal-document.ts'

describe('a legal document', () => {
  it.each([
    ['Terms', terms],
    ['Privacy', privacy],
    ['Safety', safety],
    ['Accessibility', accessibility],
  ])('%s has a date, a summary first, and headings that can be linked to', (title, markdown) => {
    const document = readLegalDocument(markdown)
    expect(document.title).toBe(title)
    expect(document.lastChanged).toMatch(/^Last changed: \w+ \d{1,2}, 20\d\d$/)
    expect(document.sections[0]?.heading).toBe('Summary')
    const anchors = document.sections.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(document.sections.every(({ body }) => body.length > 0)).toBe(true)
  })

  it('names the place that the header of every page leads to', () => {
    expect(readLegalDocument(safety).sections.map(({ anchor }) => anchor)).toContain('get-help-now')
  })

  it.each([
    ['no title', 'Last changed: May 1, 2026\n\n## Summary\n\nText'],
    ['no date', '# Terms\n\n## Summary\n\nText'],
    ['no summary', '# Terms\n\nLast changed: May 1, 2026\n\n## Price\n\nText'],
  ])('with %s is refused', (_, markdown) => {
    expect(() => readLegalDocument(markdown)).toThrow()
  })

  it('makes anchors of words alone', () => {
    expect(headingAnchor('What the coach is, and what it is not')).toBe(
      'what-the-coach-is-and-what-it-is-not',
    )
  })
})
