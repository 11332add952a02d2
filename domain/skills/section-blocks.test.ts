import { describe, expect, it } from 'vitest'
import { sectionBlocks } from './section-blocks.ts'

const shapes = (markdown: string) =>
  sectionBlocks(markdown).map(({ kind, lines }) => [
    kind,
    ...lines.map((line) => line.map(({ text }) => text).join('')),
  ])

describe('the text of a section', () => {
  it('is paragraphs and lists, in their order', () => {
    expect(shapes('First.\n\nSecond.\n- One\n- Two\n\n1. Call\n2. Ask')).toEqual([
      ['paragraph', 'First.'],
      ['paragraph', 'Second.'],
      ['bullets', 'One', 'Two'],
      ['numbers', 'Call', 'Ask'],
    ])
  })

  it('keeps a list together over blank lines', () => {
    expect(shapes('1. Call\n\n2. Ask')).toEqual([['numbers', 'Call', 'Ask']])
  })

  it('tells bold from the rest', () => {
    expect(sectionBlocks('1. **Gas smell:** touch nothing.')).toEqual([
      {
        kind: 'numbers',
        lines: [
          [
            { text: 'Gas smell:', isStrong: true },
            { text: ' touch nothing.', isStrong: false },
          ],
        ],
      },
    ])
  })

  it('takes a number or a dash within a sentence as text', () => {
    expect(shapes('At 9. That is early - for me.\nSay: "I need ___."')).toEqual([
      ['paragraph', 'At 9. That is early - for me.'],
      ['paragraph', 'Say: "I need ___."'],
    ])
  })
})
