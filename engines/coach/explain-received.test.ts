import { describe, expect, it } from 'vitest'
import { receivedWords } from './explain-received.ts'
import { converse, makeCard, makeLibrary, makeSituation } from './testing.ts'

const library = {
  ...makeLibrary([makeSituation('silence')], [makeCard('card-one')]),
  explainWords: (words: string) => ({
    says: `They write: ${words}`,
    canMean: words === 'fine' ? [] : [{ text: 'They are busy.', cue: '"Swamped" says so.' }],
    unseen: 'How they feel.',
    ask: 'Is Friday better?',
  }),
}
const script = { 'She does not answer.': { is: { silence: 0.9 } } }

describe('words that somebody received', () => {
  it.each([
    ['She wrote back: "sorry, swamped, will call". Is she annoyed?', 'sorry, swamped, will call'],
    ['he texted “k” is he mad', 'k'],
    ['"Interesting idea", said my boss, did she mean it', 'Interesting idea'],
  ])('are found in %s', (text, words) => {
    expect(receivedWords(text)).toBe(words)
  })

  it.each([
    'What does "boundary" do?',
    'I wrote "sorry" to him.',
    'she wrote that she is annoyed',
  ])('are not seen in %s', (text) => {
    expect(receivedWords(text)).toBeUndefined()
  })

  it('are explained inside a conversation: what they say, can mean, what is unseen, what to ask', () => {
    const turns = converse(
      { library, script },
      'She does not answer.',
      'Now she wrote "sorry, swamped". Does it mean that she is angry?',
    )
    expect(turns.at(-1)?.parts).toEqual([
      { kind: 'answer', text: 'They write: sorry, swamped' },
      { kind: 'answer', text: expect.stringContaining('- They are busy. "Swamped" says so.') },
      { kind: 'open', text: 'How they feel.' },
      { kind: 'words', text: 'Is Friday better?' },
    ])
  })

  it('are said to mean what they say where nothing else is read in them', () => {
    const [reply] = converse({ library, script: {} }, 'He said "fine". Is he upset?')
    expect(reply?.parts[1]).toMatchObject({ text: expect.stringContaining('means what it says') })
  })
})
