import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitBlocks } from './split-blocks.ts'

describe('blocks of a reply', () => {
  it.each([
    ['paragraphs', 'one\n\ntwo', ['one\n', 'two']],
    ['a heading and its text', '## Head\n\ntext', ['## Head\n', 'text']],
    ['a list stays whole', '1. one\n\n2. two\n\ntext', ['1. one\n\n2. two\n', 'text']],
    ['an indented line stays with its list', '- one\n\n  more\n\n- two', ['- one\n\n  more\n\n- two']],
    ['a code fence stays whole', '```\na\n\nb\n```\n\ntext', ['```\na\n\nb\n```\n', 'text']],
    ['a shorter fence does not close a longer one', '````\na\n```\n\nb\n````', ['````\na\n```\n\nb\n````']],
    ['an open fence takes the rest', 'a\n\n~~~\nb\n\nc', ['a\n', '~~~\nb\n\nc']],
    ['nothing', '', ['']],
  ])('%s', (_, markdown, blocks) => expect(splitBlocks(markdown)).toEqual(blocks))

  it('lose nothing', () => {
    const lines = fc.array(
      fc.constantFrom('', 'text', '- item', '1. item', '  more', '```', '~~~~', '# head'),
    )
    fc.assert(
      fc.property(lines, (parts) => {
        const markdown = parts.join('\n')
        expect(splitBlocks(markdown).join('\n')).toBe(markdown)
      }),
    )
  })

  it('never change once another has begun, so that only the last one is drawn again', () => {
    const markdown = 'one\n\n- a\n- b\n\n```\nx\n\ny\n```\n\nlast **words**'
    let finished: string[] = []
    for (let end = 0; end <= markdown.length; end += 1) {
      const blocks = splitBlocks(markdown.slice(0, end))
      expect(blocks.slice(0, finished.length)).toEqual(finished)
      finished = blocks.slice(0, -1)
    }
  })
})
