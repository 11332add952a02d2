import { expect, it } from 'vitest'
import { toPersonFirstWords } from './person-first-words.ts'

it.each([
  ['Many autistic people know it.', 'Many people with autism know it.'],
  ['an autistic person', 'a person with autism'],
  ['An autistic adult may', 'An adult with autism may'],
  ['Most non-autistic people guess.', 'Most people without autism guess.'],
  ['a non-autistic reader', 'a reader without autism'],
  ['You are autistic and she is not.', 'You have autism and she is not.'],
  ['Telling a friend that you are autistic', 'Telling a friend that you have autism'],
  ['after being autistic for years', 'after having autism for years'],
  ['autistic burnout', 'autistic burnout'],
])('%s → %s', (text, expected) => {
  expect(toPersonFirstWords(text)).toBe(expected)
  expect(toPersonFirstWords(expected)).toBe(expected)
})
