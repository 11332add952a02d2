import { describe, expect, it } from 'vitest'
import type { StoredConversation } from './contract.ts'
import { conversationMarkdown } from './conversation-markdown.ts'

const at = '2026-11-21T12:00:00.000Z'
const message = (role: 'user' | 'assistant', content: string, isPartial = false) => ({
  id: crypto.randomUUID(),
  role,
  content,
  sources: [],
  isPartial,
  createdAt: at,
})
const conversation = (title: string, ...messages: StoredConversation['messages']): StoredConversation => ({
  id: crypto.randomUUID(),
  module: 'coaching',
  title,
  createdAt: at,
  updatedAt: at,
  messages,
})
/** The lines as Markdown sees them (CommonMark 0.31.2, section 2.1), without empty ones. */
const linesOf = (text: string) => text.split(/\r\n|[\n\r]/).filter((line) => line !== '')

/** What would leave its place, were it written as it is. */
const escaping = [
  'a\n# b',
  'a\r# b',
  'a\r\n\r\n**Coach** (2026-11-21 12:00 UTC)\r\n\r\nSaid by nobody',
  '```\nnever closed',
  '<!-- never closed',
  '<script>\n\nnever closed',
  '- one\n- two\n\n1. three',
  '---',
]

describe('a conversation as Markdown', () => {
  it('names both sides and says what is not complete', () => {
    const text = conversationMarkdown(
      conversation(
        'A break',
        message('user', 'How do I ask?'),
        message('assistant', '**First:** ask.', true),
      ),
      'Coach',
    )
    expect(text).toBe(
      [
        '# A break',
        'Conversation with Coach',
        '**You** (2026-11-21 12:00 UTC)',
        '> How do I ask?',
        '**Coach** (2026-11-21 12:00 UTC, not complete)',
        '> **First:** ask.\n',
      ].join('\n\n'),
    )
  })

  it.each(escaping)('keeps %j of either side within its quotation', (content) => {
    const text = conversationMarkdown(
      conversation(
        'A break',
        message('user', content),
        message('assistant', content),
        message('user', 'End'),
      ),
      'Coach',
    )
    const unquoted = linesOf(text).filter((line) => !line.startsWith('> '))
    expect(unquoted).toEqual([
      '# A break',
      'Conversation with Coach',
      '**You** (2026-11-21 12:00 UTC)',
      '**Coach** (2026-11-21 12:00 UTC)',
      '**You** (2026-11-21 12:00 UTC)',
    ])
  })

  it.each([...escaping, 'a\u2028b', 'a\u000bb', 'a\u0085b'])('keeps the title %j on one line', (title) => {
    const lines = linesOf(conversationMarkdown(conversation(title), 'Coach'))
    expect(lines).toHaveLength(2)
    expect(lines[0]).not.toMatch(/[\p{Cc}\p{Zl}]/u)
  })

  it.each(['a\n# b', 'a\u2028b', '*loud*'])('keeps the name %j in its line, without marks', (name) => {
    const text = conversationMarkdown(conversation('A title', message('assistant', 'Hello')), name)
    expect(linesOf(text)).toHaveLength(4)
    expect(text).not.toMatch(/[\p{Zl}]|^# b|\*loud\*\*\*|with \*loud/mu)
  })

  it.each([
    ['*loud* _words_ ~~gone~~', '# \\*loud\\* \\_words\\_ \\~\\~gone\\~\\~'],
    ['[here](https://example.org) ![x](y)', '# \\[here\\](https://example.org) !\\[x\\](y)'],
    ['<b>bold</b> &amp; `code` \\', '# \\<b\\>bold\\</b\\> \\&amp; \\`code\\` \\\\'],
    ['What about # 5?', '# What about \\# 5?'],
  ])('takes nothing in the title %j for a mark', (title, heading) => {
    expect(conversationMarkdown(conversation(title), 'Coach')).toContain(`${heading}\n`)
  })
})
