import { describe, expect, it } from 'vitest'
import { finishedSentences } from './finished-sentences.ts'

describe('what is spoken of a growing reply', () => {
  it.each([
    ['It can mean', []],
    ['It can mean two things.', []],
    ['It can mean two things. The', ['It can mean two things.']],
    ['She said "fine." Then', ['She said "fine."']],
    ['A heading\n', ['A heading']],
    ['Really? Yes! And', ['Really?', 'Yes!']],
  ])('%j so far', (text, spoken) => expect(finishedSentences(text, false)).toEqual(spoken))

  it('is all of it once it is whole', () => {
    expect(finishedSentences('One. Two without an end', true)).toEqual(['One.', 'Two without an end'])
  })

  it('has words instead of signs', () => {
    const reply = '## What to **do**\n\n1. Ask [her](https://example.org).\n- _Wait_'
    expect(finishedSentences(reply, true)).toEqual(['What to do', '1: Ask her.', 'Wait'])
  })

  it('has the labels of its parts as plain words', () => {
    const reply = [
      '**Now:** Ask once. Then wait.',
      '**You can say or write:**',
      '> I like you.',
      '**Step 2 of 5:** Breathe.',
      'Which is nearest?\n- [ ] A friend is late',
    ].join('\n\n')
    expect(finishedSentences(reply, true)).toEqual([
      'Now: Ask once.',
      'Then wait.',
      'You can say or write:',
      'I like you.',
      'Step 2 of 5: Breathe.',
      'Which is nearest?',
      'A friend is late',
    ])
  })

  it('never changes what was spoken already', () => {
    const reply = 'One. Two is **bold**. Three?\n- four\n- five. Six'
    let spoken: string[] = []
    for (let end = 0; end <= reply.length; end += 1) {
      const now = finishedSentences(reply.slice(0, end), false)
      expect(now.slice(0, spoken.length)).toEqual(spoken)
      spoken = now
    }
  })
})
