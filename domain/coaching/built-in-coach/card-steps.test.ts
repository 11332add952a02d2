import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { cardSteps, listPoints, sentencesOf } from './card-steps.ts'

describe('lists of a card', () => {
  it('gives steps without their numbers, each in one line', () => {
    expect(cardSteps('1. Take a bag.\n2. Fill it.\n   Then stop.\n10) Rest.')).toEqual([
      'Take a bag.',
      'Fill it. Then stop.',
      'Rest.',
    ])
  })

  it('keeps numbers that are no list numbers', () => {
    expect(cardSteps('1. Call at 10. Then wait 5 minutes.')).toEqual(['Call at 10. Then wait 5 minutes.'])
  })

  it('gives points without their bullets', () => {
    expect(listPoints('- "One."\n- "Two - and a half."')).toEqual(['"One."', '"Two - and a half."'])
  })
})

describe('sentences', () => {
  it.each([
    ['abbreviations', 'e.g. Yes '],
    ['sentences behind a quotation mark that is never closed', 'A. '],
  ])('ends after a time that grows with the length of the text: %s', (_, part) => {
    const read = () => sentencesOf(`"${part.repeat(120_000)}`)
    // V8 interrupts a pattern too, so what takes a time that grows with the square ends here with an error.
    expect(runInNewContext('read()', { read }, { timeout: 10_000 })).toHaveLength(1)
  })

  it('keeps a quotation in one piece', () => {
    expect(sentencesOf('Say: "I am full. Thank you." Then go.')).toEqual([
      'Say: "I am full. Thank you."',
      'Then go.',
    ])
  })

  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['No full stop', ['No full stop']],
    ['', []],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })
})
