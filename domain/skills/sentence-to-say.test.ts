import { expect, it } from 'vitest'
import { sentenceToSay } from './sentence-to-say.ts'

it.each([
  ['"Do you mean now?"', 'Do you mean now?'],
  ['To a friend: "Come in."', 'Come in.'],
  ['"Yes", or "No"', '"Yes", or "No"'],
  ['Raise your hand.', 'Raise your hand.'],
])('of %j is said %j', (line, said) => {
  expect(sentenceToSay(line)).toBe(said)
})
