import { describe, expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

describe('a text of which nothing can be seen', () => {
  it.each(['', '   ', '\n\t', '\u00a0', '\u200b', '\ufeff\u2060 \u200e'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['.', 'a', ' \u200bhi ', '👍', '❤️', '??', '\u0301'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
