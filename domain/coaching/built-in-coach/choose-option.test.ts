import { describe, expect, it } from 'vitest'
import { chooseOption, isPointing } from './choose-option.ts'

const titles = ['A phone call to an office: script', 'Talking on the phone', 'Anxiety before a phone call']

describe('an answer to offered topics', () => {
  it.each([
    ['1', 0],
    ['2', 1],
    ['3.', 2],
    ['the second', 1],
    ['the second one please', 1],
    ['number three', 2],
    ['first', 0],
    ['the last one', 2],
    ['option b', 1],
    ['2nd', 1],
    ['office', 0],
    ['the one with the anxiety', 2],
    ['talking', 1],
    ['scripts', 0],
  ])('"%s" chooses topic %i', (answer, index) => {
    expect(chooseOption(answer, titles)).toEqual({ kind: 'chosen', index })
  })

  it.each(['neither', 'none', 'no', 'none of these', 'no, something else'])('"%s" refuses all', (answer) => {
    expect(chooseOption(answer, titles)).toEqual({ kind: 'none' })
  })

  it.each(['both', 'all of them', 'all three'])('"%s" means more than one', (answer) => {
    expect(chooseOption(answer, titles)).toEqual({ kind: 'all' })
  })

  it.each([
    'yes',
    'phone',
    'I do not know',
    'that one',
    'my boss writes a new script',
    'My sister shouted at me in the first minute because of the two dogs',
    '',
  ])('"%s" leaves it open', (answer) => {
    expect(chooseOption(answer, titles)).toBeUndefined()
  })

  it('knows the last one of two', () => {
    expect(chooseOption('the last', titles.slice(0, 2))).toEqual({ kind: 'chosen', index: 1 })
    expect(chooseOption('3', titles.slice(0, 2))).toBeUndefined()
  })

  it('chooses nothing where nothing was offered', () => {
    expect(chooseOption('2', [])).toBeUndefined()
    expect([isPointing('2'), isPointing('the third one'), isPointing('my second job')]).toEqual([
      true,
      true,
      true,
    ])
    expect(isPointing('my boss gave me two tasks')).toBe(false)
  })
})
