import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { splitWindows } from './split-windows.ts'

const sentence = 'one two three four five six seven eight nine ten. '

describe('the windows of a message', () => {
  it('are the whole of a usual message', () => {
    expect(splitWindows(readMessage(sentence.repeat(6)))).toEqual([{ start: 0, end: 60 }])
  })

  it('overlap in a long one, each from the beginning of a sentence', () => {
    const windows = splitWindows(readMessage(sentence.repeat(12)))
    expect(windows.slice(0, 2)).toEqual([
      { start: 0, end: 40 },
      { start: 20, end: 60 },
    ])
  })

  it('leave no word out, whatever the text', () => {
    const words = fc.array(fc.constantFrom('word', 'other', 'end.', '!'), { maxLength: 600 })
    fc.assert(
      fc.property(words, (parts) => {
        const message = readMessage(parts.join(' '))
        const windows = splitWindows(message)
        const covered = new Set(
          windows.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
        )
        expect(covered.size).toBe(message.tokens.length)
      }),
      { numRuns: 50 },
    )
  })
})
