import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeNewsletter } from './compose-newsletter.ts'
import { newsletterBlocks } from './newsletter-blocks.ts'

const LINK = 'https://wayfern.example/unsubscribe?token=n-abc'
const compose = (body: string, subject = 'News') => composeNewsletter({ subject, body }, LINK)

describe('a newsletter', () => {
  const body =
    '## New cards\n\nThere are **three** new cards.\nThey are about:\n\n- calls\n- bills\n\nMore: https://wayfern.example/learn-more.'

  it('in plain text has its words, its points, its addresses, and the way to stop it', () => {
    expect(compose(body).text).toBe(
      [
        'New cards',
        'There are three new cards.\nThey are about:',
        '- calls\n- bills',
        'More: https://wayfern.example/learn-more.',
        '--',
        'You get this email because you asked for the Wayfern newsletter.\nTo stop it, open this link. You do not need to sign in:',
        `${LINK}\n`,
      ].join('\n\n'),
    )
  })

  it('in HTML says the same', () => {
    const { html } = compose(body)
    expect(html).toContain(
      '<h2>New cards</h2>\n<p>There are <strong>three</strong> new cards.<br>\nThey are about:</p>',
    )
    expect(html).toContain('<ul>\n<li>calls</li>\n<li>bills</li>\n</ul>')
    expect(html).toContain(
      '<a href="https://wayfern.example/learn-more">https://wayfern.example/learn-more</a>.</p>',
    )
    expect(html).toContain(`<a href="${LINK}">${LINK}</a>`)
  })

  it('has no line over 76 characters but a long address', () => {
    const words = 'some words of a long paragraph that goes on '.repeat(12)
    const { text } = compose(`${words}\n\n- ${words}\n\nhttps://wayfern.example/${'a'.repeat(90)}`)
    const long = text.split('\n').filter((line) => line.length > 76)
    expect(long).toEqual([`https://wayfern.example/${'a'.repeat(90)}`])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="https://tracker.example/x.gif">',
    'https://a.example/"onmouseover="alert(1)',
    'javascript:alert(1)',
    '**<b>bold</b>**',
    '## <h1>x</h1>',
  ])('lets nothing through as markup: %s', (written) => {
    const { html } = compose(written, written)
    const tags = new Set(html.match(/<[a-z!/][^\s>]*/g))
    const allowed =
      '<!doctype <html <head> <head <meta <title <title> </title </head <body <h2 </h2 <p </p <a </a <strong </strong <br <hr </body </html'
    expect([...tags].filter((tag) => !allowed.split(' ').includes(tag))).toEqual([])
    expect(html.match(/<[^>]+>/g)?.join('')).not.toMatch(/href="(?!https?:)|\son\w+=|src=/)
  })

  it('keeps every word, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z<&"'*#-]{1,12}$/), { minLength: 1, maxLength: 30 }),
        (words) => {
          const letters = (text: string) => text.replace(/[^a-z]/g, '')
          const { text } = compose(words.join(' '))
          expect(letters(text)).toContain(letters(words.join('')))
        },
      ),
    )
  })
})

describe('the blocks of a newsletter', () => {
  it('are paragraphs where lines are empty, with any kind of line break', () => {
    expect(newsletterBlocks('one\r\n\r\n \r\ntwo\nthree').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
    ])
  })

  it('leave a single mark as it is', () => {
    expect(newsletterBlocks('2 ** 3 is 8')).toEqual([
      { kind: 'paragraph', lines: [[{ text: '2 ** 3 is 8' }]] },
    ])
  })

  it.each([
    '**',
    'https://',
    '\n \n',
    '- ',
    '## ',
    '**a',
  ])('are read from %j alone, 20,000 characters', (part) => {
    expect(newsletterBlocks(part.repeat(20_000 / part.length))).toBeInstanceOf(Array)
  })
})
