import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { countParts } from './count-parts.ts'
import { stemWord } from './stem-word.ts'

const partsIn = (text: string, name: string) =>
  countParts(readMessage(text).tokens.map(({ word }) => stemWord(word))).filter((feature) =>
    feature.startsWith(`S ${name}`),
  )

describe('the parts of a situation', () => {
  it('count however they are said and in whatever order', () => {
    const said = 'The same fellow has been behind me four evenings now, down to my street'
    expect(partsIn(said, 'followed')).toContain('S followed 4')
    expect(partsIn('I stopped at the shop on the way home', 'followed')).not.toContain('S followed 3')
  })

  it('say by steps how many there are, and nothing for one alone', () => {
    expect(partsIn('I can not eat', 'does not eat')).toEqual(['S does not eat 2'])
    expect(partsIn('Where do I eat', 'does not eat')).toEqual([])
  })

  it('do not reach from one end of a long text to the other', () => {
    const far = `I saw the same fellow. ${'Then it rained for a bit. '.repeat(12)} He was behind me at my street.`
    const near = 'I saw the same fellow. He was behind me at my street.'
    expect(partsIn(near, 'followed').length).toBeGreaterThan(partsIn(far, 'followed').length)
  })

  it('may be words that stand together', () => {
    expect(partsIn('Do I know your address', 'threat')).not.toContain('S threat 3')
    expect(partsIn('I wish, nothing left', 'wish not to live')).toContain('S wish not to live 3')
    expect(partsIn('I wish, left nothing', 'wish not to live')).not.toContain('S wish not to live 3')
  })
})
