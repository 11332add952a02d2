import { describe, expect, it } from 'vitest'
import { hasWordBeginnings } from './has-word-beginnings.ts'

describe('the words of an unfinished search', () => {
  it.each([
    ['Sarcasm and jokes', 'sarc'],
    ['Sarcasm and jokes', 'JOK sar'],
    ['Café with a friend', 'cafe'],
    ['I can’t start', 'cannot st'],
    ['Sarcasm and jokes', ' jokes! '],
  ])('"%s" is found by "%s"', (text, typed) => expect(hasWordBeginnings(text, typed)).toBe(true))

  it.each([
    ['Sarcasm and jokes', 'casm'],
    ['Sarcasm and jokes', 'sarc tea'],
    ['Sarcasm and jokes', '?!'],
    ['Sarcasm and jokes', ''],
  ])('"%s" is not found by "%s"', (text, typed) => expect(hasWordBeginnings(text, typed)).toBe(false))
})
