import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { splitStretches } from './split-stretches.ts'

describe('the stretches of a message', () => {
  it('are cut at a joint where none ends', () => {
    const endless = `${'word '.repeat(16)}and then ${'word '.repeat(10)}`
    expect(splitStretches(readMessage(endless))[0]).toEqual({ start: 0, end: 16 })
  })

  it('take a tiny neighbour in', () => {
    expect(splitStretches(readMessage('Help. I am at the back door now'))).toEqual([{ start: 0, end: 8 }])
  })

  it('leave no word out, whatever the text', () => {
    const words = fc.array(fc.constantFrom('word', 'other', 'end.', '!', 'and', ','), { maxLength: 600 })
    fc.assert(
      fc.property(words, (parts) => {
        const message = readMessage(parts.join(' '))
        const covered = new Set(
          splitStretches(message).flatMap(({ start, end }) =>
            Array.from({ length: end - start }, (_, at) => start + at),
          ),
        )
        expect(covered.size).toBe(message.tokens.length)
      }),
      { numRuns: 50 },
    )
  })
})
