import { describe, expect, it } from 'vitest'
import { writeReplyParts } from '#domain/coaching/reply-parts.ts'
import { shownParts } from './shown-parts.ts'

const kinds = (text: string, isGrowing = false) => shownParts(text, isGrowing).map(({ kind }) => kind)

describe('the parts of a reply as they are drawn', () => {
  it('leave a reply without labels as it is, code and lists included', () => {
    const reply = '1. one\n\n   more of one\n2. two\n\n```\na\n\n\nb\n```'
    expect(shownParts(reply, false)).toEqual([{ kind: 'answer', text: reply }])
  })

  it('join paragraphs that follow each other', () => {
    expect(shownParts('One.\n\n- a\n\n- b\n\n**Now:** Ask.\n\nLast.', false)).toEqual([
      { kind: 'answer', text: 'One.\n\n- a\n\n- b' },
      { kind: 'now', text: 'Ask.' },
      { kind: 'answer', text: 'Last.' },
    ])
  })

  it('never show a label as text while they grow', () => {
    const text = writeReplyParts([
      { kind: 'answer', text: 'Plans do not work.' },
      { kind: 'open', text: 'Only she knows.' },
      { kind: 'now', text: 'Ask once.' },
      { kind: 'words', text: 'Would Sunday be easier?' },
      { kind: 'words', text: 'I like meeting you.' },
      { kind: 'step', number: 12, of: 15, text: 'Wait.' },
      { kind: 'address', text: 'A lawyer.' },
      { kind: 'options', question: 'Which is nearest?', options: [{ text: 'One' }, { text: 'Two' }] },
    ])
    for (let end = 0; end <= text.length; end += 1) {
      const answers = shownParts(text.slice(0, end), true).filter(({ kind }) => kind === 'answer')
      const words = answers.map((part) => ('text' in part ? part.text : '')).join(' ')
      expect(words, text.slice(0, end)).not.toMatch(/[*>[\]]|^- |Now|open:|Step/)
    }
  })

  it('are nothing before the first word', () => {
    expect(kinds('', true)).toEqual([])
    expect(kinds('**', true)).toEqual([])
  })

  it('hold nothing back once the reply is whole', () => {
    expect(shownParts('A line\n**', false)).toEqual([{ kind: 'answer', text: 'A line\n**' }])
  })
})
