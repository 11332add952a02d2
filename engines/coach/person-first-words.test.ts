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
  ['Autistic people often notice it first.', 'People with autism often notice it first.'],
  ['It is loud. Autistic children may leave.', 'It is loud. Children with autism may leave.'],
  ['- Non-autistic readers may be surprised.', '- Readers without autism may be surprised.'],
  ['An autistic young adult may', 'A young adult with autism may'],
  ['Being autistic is not a fault.', 'Having autism is not a fault.'],
  ["I'm autistic, and you’re autistic too.", 'I have autism, and you have autism too.'],
  ['Are you autistic?', 'Do you have autism?'],
  ['What autistic and non-autistic people expect', 'What people with and without autism expect'],
  ['Is autistic burnout the same?', 'Is autistic burnout the same?'],
  ['This is autistic burnout.', 'This is autistic burnout.'],
])('%s → %s', (text, expected) => {
  expect(toPersonFirstWords(text)).toBe(expected)
  expect(toPersonFirstWords(expected)).toBe(expected)
})
