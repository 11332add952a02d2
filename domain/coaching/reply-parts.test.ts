import { describe, expect, it } from 'vitest'
import { type ReplyPart, readReplyParts, writeReplyParts } from './reply-parts.ts'

const whole: ReplyPart[] = [
  {
    kind: 'answer',
    text: 'Cancelling late several times shows that something about these plans does not work.',
  },
  { kind: 'open', text: 'Only your friend knows which it is.' },
  { kind: 'now', text: 'Ask once, at a calm moment.' },
  { kind: 'words', text: 'Would shorter plans be easier for you?' },
  { kind: 'words', text: 'I like meeting you.' },
  { kind: 'step', number: 2, of: 5, text: 'Choose a time when nobody is in a hurry.' },
  { kind: 'address', text: 'A tenants’ advice service.' },
  {
    kind: 'options',
    question: 'Or do you mean one of these?',
    options: [
      { text: 'A friend who does not answer', answer: 'Only your friend knows the reason.' },
      { text: 'Too tired to meet' },
    ],
  },
]

describe('the parts of a reply', () => {
  it('are the same after they were written and read', () => {
    expect(readReplyParts(writeReplyParts(whole))).toEqual(whole)
  })

  it('read well as bare text', () => {
    expect(writeReplyParts(whole.slice(2, 5))).toBe(
      '**Now:** Ask once, at a calm moment.\n\n**You can say or write:**\n\n> Would shorter plans be easier for you?\n\n> I like meeting you.',
    )
  })

  it('take no list for options that has other lines in it', () => {
    const parts = readReplyParts('Which?\n\n- [ ] One\n  Its answer.\n  And more.')
    expect(parts.map(({ kind }) => kind)).toEqual(['answer'])
  })

  it('leave the Markdown of a model alone', () => {
    const markdown = '## Plan\n\n- one\n- two\n\n> somebody said this\n\n1. first\n2. second'
    const parts = readReplyParts(markdown)
    expect(parts.every(({ kind }) => kind === 'answer')).toBe(true)
    expect(writeReplyParts(parts)).toBe(markdown)
  })

  it('are read from a text that still grows, wherever it breaks off', () => {
    const text = writeReplyParts(whole)
    for (let end = 0; end <= text.length; end++) {
      const kinds = readReplyParts(text.slice(0, end)).map(({ kind }) => kind)
      expect(kinds.length).toBeLessThanOrEqual(whole.length + 1)
    }
    expect(readReplyParts(text.slice(0, text.indexOf('I like meeting you') - 4)).at(-1)?.kind).toBe('words')
  })

  it('keep what a model leaves empty or writes twice', () => {
    expect(readReplyParts('')).toEqual([])
    expect(readReplyParts('**Now:** one\n\n**Now:** two').map((part) => part.kind)).toEqual(['now', 'now'])
    expect(readReplyParts('**Now:**')).toEqual([{ kind: 'now', text: '' }])
  })
})
