import { describe, expect, it } from 'vitest'
import { Numbers, prepareMessage } from './prepare-examples.ts'
import { readSign, readSigns } from './read-signs.ts'

const line = (more: object) =>
  JSON.stringify({ t: 'The bus was late again today. He locks me in the shed at night.', ...more })

describe('the messages with marked signs', () => {
  it('teach the stretch whose words are marked', () => {
    const message = readSign(
      line({ s: 'clear', topic: 'abuse', about: 'self', d: ['locks me in the shed'] }),
      'a',
    )
    const numbering = { features: new Numbers(), words: new Numbers() }
    const { stretches, signs } = prepareMessage(message, numbering)
    expect(signs).toEqual([stretches[1]])
  })

  it('take what only sounds dark for harmless', () => {
    expect(readSign(line({ s: 'none', d: ['shed at night'] }), 'a')).toEqual({
      text: expect.any(String),
      label: 'harmless',
      topic: null,
      about: null,
      source: 'letter a',
    })
  })

  it('are refused when the marked words are not theirs', () => {
    expect(() => readSign(line({ s: 'clear', d: ['cellar'] }), 'a')).toThrow('cellar')
  })

  it('hold some hundred clear signs, two fifths of them in long messages', () => {
    const clear = readSigns().filter(({ label }) => label === 'clear')
    expect(clear.length).toBeGreaterThan(600)
    expect(clear.filter(({ text }) => text.split(/\s+/).length > 60).length).toBeGreaterThan(
      clear.length * 0.4,
    )
  })
})
