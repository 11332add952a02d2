import { describe, expect, it } from 'vitest'
import { withoutDenials } from './without-denials.ts'

describe('what is left of a correction', () => {
  it.each([
    ['No. Nobody is in love with me. It concerns a married couple.', 'It concerns a married couple.'],
    ['its not about cleaning. its only the food', 'its only the food'],
    ['it was my girlfriend not a friend. 3 months.', 'it was my girlfriend. 3 months.'],
    ['He did not say team spirit. He said initiative.', 'He said initiative.'],
    ['I was not on sick leave. I am unemployed since July.', 'I am unemployed since July.'],
    ['no its a talk in front of 30 people', 'its a talk in front of 30 people'],
  ])('%s', (text, left) => {
    expect(withoutDenials(text)).toBe(left)
  })

  it('is all of it where nothing else was said', () => {
    expect(withoutDenials('That is not what I asked.')).toBe('That is not what I asked.')
  })

  it('keeps what others do not do, which is what it is about', () => {
    expect(withoutDenials('My friend does not answer.')).toBe('My friend does not answer.')
  })
})
