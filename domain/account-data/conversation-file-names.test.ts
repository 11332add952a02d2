import { expect, it } from 'vitest'
import { conversationFileNames } from './conversation-file-names.ts'

const nameOf = (title: string) => conversationFileNames([{ createdAt: '2026-11-21T23:59:00.000Z', title }])[0]

it.each([
  ['What does "circle back" mean?', '2026-11-21-what-does-circle-back-mean.md'],
  ['../../etc/passwd', '2026-11-21-etc-passwd.md'],
  ['Über Größe', '2026-11-21-über-größe.md'],
  ['🌿', '2026-11-21-conversation.md'],
  ['C:\\con\u0000.txt', '2026-11-21-c-con-txt.md'],
])('%s is kept as %s', (title, name) => {
  expect(nameOf(title)).toBe(name)
})

it('cuts a title after 60 characters', () => {
  expect(nameOf('x'.repeat(60))).toBe(`2026-11-21-${'x'.repeat(60)}.md`)
  expect(nameOf('x'.repeat(61))).toBe(`2026-11-21-${'x'.repeat(60)}.md`)
})

it('numbers equal names', () => {
  const conversation = { createdAt: '2026-11-21T12:00:00.000Z', title: 'Work' }
  const second = { ...conversation, title: 'Work 2' }
  expect(conversationFileNames([conversation, second, conversation])).toEqual([
    '2026-11-21-work.md',
    '2026-11-21-work-2.md',
    '2026-11-21-work-3.md',
  ])
})
