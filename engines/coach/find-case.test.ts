import { describe, expect, it } from 'vitest'
import { findCase } from './find-case.ts'

const boss = { when: ['it was my boss', 'my manager said it in front of others'], holds: 'With a boss.' }
const again = { when: ['the phone has broken twice already', 'the phone breaks daily'], holds: 'Again.' }
const cases = [boss, again]

describe('the case that a message adds', () => {
  it.each([
    ['oh it was my boss', boss],
    ['my manager said that in front of the others', boss],
    ['the phone broke down, it has broken twice', again],
  ])('"%s"', (text, found) => {
    expect(findCase(text, cases)).toBe(found)
  })

  it.each([
    [
      'one word of it in a longer message',
      'my boss asked Ana to plan the trip, and the hotel lost our booking',
    ],
    ['one word of several', 'I have three cats'],
    ['nothing of it', 'what do I say to her'],
    ['nothing at all', ''],
  ])('is none for %s', (_, text) => {
    expect(findCase(text, cases)).toBeUndefined()
  })
})
