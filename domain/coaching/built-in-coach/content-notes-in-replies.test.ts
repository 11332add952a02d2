import { describe, expect, it } from 'vitest'
import type { CoachLibrary } from './coach-library.ts'
import { fitReply } from './fit-reply.ts'
import { converse, makeCard, makeLibrary } from './testing.ts'

const NOTE = 'Content note: this reply speaks about abuse and violence.'
const control = makeCard({
  id: 'control',
  title: 'Signs of control',
  related: ['laundry'],
  contentNotes: ['abuse', 'violence'],
})
const laundry = makeCard({ id: 'laundry', title: 'Laundry', related: ['control'] })
const wanted: CoachLibrary = {
  ...makeLibrary([control, laundry], {
    'Is this control?': [['control', 'strong']],
    'How do I wash?': [['laundry', 'strong']],
    'Something is wrong': [
      ['control', 'weak'],
      ['laundry', 'weak'],
    ],
  }),
  saysContentNotes: true,
}
const lastText = (turns: readonly string[], library = wanted) => converse(library, turns).at(-1)?.text ?? ''

describe('a reply from a card with content notes', () => {
  it('names the matters before its first word', () => {
    expect(lastText(['Is this control?']).startsWith(`${NOTE}\n\n**Signs of control**`)).toBe(true)
  })

  it.each([
    ['more of the card', ['Is this control?', 'more']],
    ['an example', ['Is this control?', 'example']],
    ['a shorter one', ['Is this control?', 'shorter']],
    ['a single step', ['Is this control?', 'shorter', 'next']],
  ])('names them again with %s', (_, turns) => {
    expect(lastText(turns).startsWith(`${NOTE}\n\n`)).toBe(true)
  })

  it('still names them when little of the allowance is left', () => {
    const messages = [{ role: 'user' as const, content: 'Is this control?' }]
    expect(fitReply(messages, wanted, 'detailed', 90).text.startsWith(`${NOTE}\n`)).toBe(true)
  })

  it('does not count the note as a part of the card', () => {
    const [first, more] = converse(wanted, ['Is this control?', 'more'])
    const plain = { ...wanted, saysContentNotes: false }
    expect([first?.plan, more?.plan]).toEqual(
      converse(plain, ['Is this control?', 'more']).map(({ plan }) => plan),
    )
  })
})

describe('no note stands', () => {
  it.each([
    ['before a card without one', 'How do I wash?'],
    ['before topics to choose from', 'Something is wrong'],
    ['where nothing was found', 'What is a good name for a zebra?'],
    ['before small talk', 'Thanks'],
  ])('%s', (_, text) => {
    expect(lastText([text])).not.toContain('Content note')
  })

  it('while the person does not want any', () => {
    expect(lastText(['Is this control?'], { ...wanted, saysContentNotes: false })).toMatch(
      /^\*\*Signs of control\*\*/,
    )
  })
})
