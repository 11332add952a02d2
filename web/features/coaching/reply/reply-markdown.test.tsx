// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ReplyMarkdown } from './reply-markdown.tsx'

afterEach(cleanup)
const show = (markdown: string) =>
  render(
    <MemoryRouter>
      <ReplyMarkdown>{markdown}</ReplyMarkdown>
    </MemoryRouter>,
  ).container

describe('links of a reply', () => {
  it.each([
    'http://example.org/',
    'https://example.org/',
    'irc://example.org',
    'ircs://example.org',
  ])('works: %s', (href) => expect(show(`[x](${href})`).querySelector('a')?.getAttribute('href')).toBe(href))
  it.each(['mailto:a@example.org', 'xmpp:a@example.org', '/dashboard/help', '#part'])('works: %s', (href) => {
    expect(show(`[x](${href})`).querySelector('a')?.getAttribute('href')).toContain(href)
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:1',
    'blob:x',
  ])('does nothing: %s', (href) => {
    const link = show(`[x](${href})`).querySelector('a')
    expect(link?.getAttribute('href') ?? '').not.toContain(href.split(':')[0])
  })

  it('leaving Wayfern says so, tells the other site nothing, and keeps the chat open', () => {
    show('[a page](https://example.org/a)')
    const link = screen.getByRole('link', { name: 'a page (other website, opens in a new tab)' })
    expect(link.getAttribute('rel')).toBe('noreferrer noopener')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('to another site without a scheme counts as leaving too', () => {
    expect(show('[x](//evil.example/a)').querySelector('a')?.target).toBe('_blank')
  })
})

describe('the text of a reply', () => {
  it('shows raw HTML as text', () => {
    const view = show('a <b>bold</b> <script>alert(1)</script> <img src=x onerror=alert(1)>')
    expect(view.querySelector('b, script, img')).toBeNull()
    expect(view.textContent).toContain('<b>bold</b>')
  })

  it('loads no pictures', () => {
    const view = show('![a tree](https://example.org/tree.png)')
    expect(view.querySelector('img')).toBeNull()
    expect(view.textContent).toContain('a tree')
  })

  it('puts its headings below those of the page', () => {
    show('# One\n\n## Two\n\n### Three')
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3', 'H3'])
  })

  it('has lists, tables and code', () => {
    const view = show('1. one\n2. two\n\n| a | b |\n| - | - |\n| c | d |\n\n`code`')
    expect(view.querySelectorAll('ol > li')).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Table' }).querySelectorAll('td')).toHaveLength(2)
    expect(view.querySelector('code')?.textContent).toBe('code')
  })

  it.each([
    ['Table', '| a | b |\n| - | - |\n| c | d |'],
    ['Text with fixed line breaks', '```\nfirst line\nsecond line\n```'],
  ])('%s: can be scrolled by keyboard where it is wider than the chat', (name, markdown) => {
    show(markdown)
    expect(screen.getByRole('region', { name }).tabIndex).toBe(0)
  })

  it('keeps the numbers of a list that was interrupted', () => {
    expect(show('1. one\n\nbetween\n\n2. two').querySelectorAll('ol')[1]?.start).toBe(2)
  })
})
