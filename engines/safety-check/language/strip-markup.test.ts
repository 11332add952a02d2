import { describe, expect, it } from 'vitest'
import { inspectMessage } from '../inspect-message.ts'
import { readMessage } from '../judging/message.ts'
import { stripMarkup } from './strip-markup.ts'

const wordsOf = (text: string) => readMessage(text).tokens.map(({ word }) => word)

describe('marks of HTML', () => {
  it.each([
    ['<b>second line</b>', 'second line'],
    ['<i>hello</i> <u>there</u>', 'hello there'],
    ['sec<b>on</b>d', 'second'],
    ['<p>one</p><p>two</p>', '\none\n\ntwo\n'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['don&#39;t&nbsp;go', "don't go"],
    ['<b class="x">words</b>', '<b class="x">words'],
    ['&lt;b&gt;line&lt;/b&gt;', 'line'],
  ])('%s is read as %j', (text, plain) => {
    expect(stripMarkup(text)).toBe(plain)
  })

  it.each([
    'i <3 you',
    '<i want out>',
    'a < b and b > c',
    '<i> without an end',
    '<rant>words</rant>',
    'fish &chips;',
  ])('are not seen in %s', (text) => {
    expect(stripMarkup(text)).toBe(text)
  })

  it('are no words, beside those of Markdown', () => {
    expect(wordsOf('**a line**\n<b>second line</b>')).toEqual(['a', 'line', 'second', 'line'])
    expect(inspectMessage('**not bold**\n<b>second line</b>').verdict.kind).toBe('none')
  })

  it.each([
    '<p>I want</p><p>to die</p>',
    'I want to <b>kill</b> my<i>self</i>',
    '<i want to die>',
    'I don&#39;t want to live anymore',
    '<rant>I want to die</rant>',
  ])('hide no sign: %s', (text) => {
    expect(inspectMessage(text).verdict.kind).toBe('card')
  })
})
