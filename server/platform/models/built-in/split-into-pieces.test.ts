import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitIntoPieces } from './split-into-pieces.ts'

describe('pieces of a reply', () => {
  it('are a few words each, with their spaces', () => {
    expect(splitIntoPieces('One two three four five.\n\n1. Six')).toEqual([
      'One two three four',
      ' five.\n\n1. Six',
    ])
  })

  it('give the text again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(text.trim() !== '')
        expect(splitIntoPieces(text).join('')).toBe(text)
      }),
    )
  })

  it('of nothing are none', () => {
    expect(splitIntoPieces('')).toEqual([])
  })
})
