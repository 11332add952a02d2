import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { splitSentences, splitStretches } from './split-stretches.ts'

const sentence = 'one two three four five six seven eight nine ten. '

describe('the stretches of a message', () => {
  it('are the whole of a usual message', () => {
    expect(splitStretches(readMessage(sentence.repeat(15)))).toEqual([{ start: 0, end: 150 }])
  })

  it('overlap in a long one, each from the beginning of a sentence', () => {
    const stretches = splitStretches(readMessage(sentence.repeat(20)))
    expect(stretches.slice(0, 2)).toEqual([
      { start: 0, end: 110 },
      { start: 60, end: 170 },
    ])
  })
})

describe('the sentences of a message', () => {
  it('are cut at a joint where none ends', () => {
    const endless = `${'word '.repeat(16)}and then ${'word '.repeat(10)}`
    expect(splitSentences(readMessage(endless))[0]).toEqual({ start: 0, end: 16 })
  })

  it('take a tiny neighbour in', () => {
    expect(splitSentences(readMessage('Help. I am at the back door now'))).toEqual([{ start: 0, end: 8 }])
  })

  it.each([splitSentences, splitStretches])('leave no word out, whatever the text', (split) => {
    const words = fc.array(fc.constantFrom('word', 'other', 'end.', '!', 'and', ','), { maxLength: 600 })
    fc.assert(
      fc.property(words, (parts) => {
        const message = readMessage(parts.join(' '))
        const covered = new Set(
          split(message).flatMap(({ start, end }) =>
            Array.from({ length: end - start }, (_, at) => start + at),
          ),
        )
        expect(covered.size).toBe(message.tokens.length)
      }),
      { numRuns: 50 },
    )
  })
})
