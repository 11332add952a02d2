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
    [
      "He said 'want to come up for a coffee?' and looked upset. What did that mean",
      'want to come up for a coffee?',
    ],
    ["she told me 'you don't get it'. is she mad", "you don't get it"],
  ])('are found in %s', (text, words) => {
    expect(receivedWords(text)).toBe(words)
  })

  it.each([
    'What does "boundary" do?',
    'I wrote "sorry" to him.',
    'she wrote that she is annoyed',
    "My sister's friend said I'm mean and that's Tom's opinion",
  ])('are not seen in %s', (text) => {
    expect(receivedWords(text)).toBeUndefined()
  })

  it('are explained without a word for meaning where the reader tells that a meaning is wanted', () => {
    const text = 'He told me "pick up the slack". I looked in all the aisles.'
    const [explained] = converse(
      { library, script: { [text]: { needs: { 'meaning-of-words': 0.5 } } } },
      text,
    )
    expect(explained?.parts[0]).toEqual({ kind: 'answer', text: 'They write: pick up the slack' })
    const [other] = converse({ library, script: {} }, text)
    expect(other?.parts[0]).not.toEqual(explained?.parts[0])
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
