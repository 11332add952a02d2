import { describe, expect, it } from 'vitest'
import { splitWords } from './split-words.ts'
import { wordByWord } from './word-by-word.ts'

describe('words of a text', () => {
  it('spells every negation in one way', () => {
    for (const text of [
      "I can't speak",
      'i cant speak',
      'I cannot speak',
      'I can not speak',
      'I am unable to speak',
    ]) {
      expect(splitWords(text), text).toEqual(expect.arrayContaining(['cannot', 'speak']))
    }
    expect(splitWords("she didn't")).toEqual(['she', 'not'])
    expect(splitWords('she didnt')).toEqual(['she', 'not'])
  })

  it.each([
    ['“I’m fine” — really?', ['i', 'fine', 'really']],
    ['Café, naïve', ['cafe', 'naive']],
    ['at 4pm!!', ['at', '4pm']],
    ['   ', []],
    ['😀🎉', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })

  it('keeps words of other scripts', () => {
    expect(splitWords('привет 你好')).toEqual(['привет', '你好'])
  })

  it('makes equal questions equal', () => {
    expect(wordByWord('My boss wrote "quick chat?" – am I in trouble?')).toBe(
      wordByWord("my boss wrote 'quick chat' am i in trouble"),
    )
  })
})
