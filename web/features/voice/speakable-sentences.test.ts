import { describe, expect, it } from 'vitest'
import { speakableSentences } from './speakable-sentences.ts'

describe('what a voice reads of a reply', () => {
  it.each([
    ['sentences one by one', 'First this. Then that? Yes!', ['First this.', 'Then that?', 'Yes!']],
    ['headings without their signs', '## Steps\nStop here.', ['Steps', 'Stop here.']],
    [
      'emphasis without its signs',
      'This is **very** *clear*, ~~not~~ `code`.',
      ['This is very clear, not code.'],
    ],
    ['lists by line', '- Breathe out\n- Wait\n1. Ask', ['Breathe out', 'Wait', '1. Ask']],
    ['links by their words', 'See [this page](https://example.org/a_b).', ['See this page.']],
    ['quotes', '> "I need a break."\n> Say it once.', ['"I need a break."', 'Say it once.']],
    ['tables cell by cell', '| A | B |\n|---|---|\n| one | two |', ['A, B', 'one, two']],
    ['code blocks without fences', '```js\nstop()\n```', ['stop()']],
    [
      'the labels of a reply as words',
      '**Now:** Ask once.\n\n**You can say or write:**\n\n> Hello.\n\nWhich?\n\n- [ ] The first',
      ['Now: Ask once.', 'You can say or write:', 'Hello.', 'Which?', 'The first'],
    ],
    ['nothing for lines and signs alone', '---\n***\n\n', []],
    [
      'signs inside of words as they are',
      'Use snake_case_names and 2 * 3 * 4.',
      ['Use snake_case_names and 2 * 3 * 4.'],
    ],
  ])('%s', (_, markdown, sentences) => {
    expect(speakableSentences(markdown)).toEqual(sentences)
  })

  it('a long sentence comes in parts of at most 200 characters, nothing lost', () => {
    const long = `${'word '.repeat(120).trim()}.`
    const parts = speakableSentences(long)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.every((part) => part.length <= 200)).toBe(true)
    expect(parts.join(' ')).toBe(long)
  })
})
