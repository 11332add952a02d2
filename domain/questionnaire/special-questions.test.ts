import { describe, expect, it } from 'vitest'
import type { Question } from './question.ts'
import { chosenCompanionName, companionName, neurodivergentProfile } from './special-questions.ts'

const text = (id: number, words: string): Question => ({
  id,
  type: 'text',
  text: words,
  hint: null,
  options: [],
})
const questions = [
  text(4, 'Your Neurodivergent profile?'),
  text(6, 'What would you like to call your AI companion?'),
]

describe('the companion name', () => {
  it.each([
    [{ 6: 'Fern' }, 'Fern'],
    [{ 6: '  Fern \n Frond ' }, 'Fern Frond'],
    [{ 6: 'x'.repeat(41) }, 'x'.repeat(40)],
    [{ 6: '🌿'.repeat(41) }, '🌿'.repeat(40)],
    [{ 6: '   ' }, 'AI Assistant'],
    [{ 6: null }, 'AI Assistant'],
    [{ 6: ['Fern'] }, 'AI Assistant'],
    [{}, 'AI Assistant'],
  ])('of %j is shown as %j', (responses, name) => {
    expect(companionName(questions, responses)).toBe(name)
  })

  it("falls back to 'AI Assistant' when no question asks for it", () => {
    expect(companionName([text(1, 'Your name?')], { 1: 'Ada' })).toBe('AI Assistant')
  })

  it('is null as long as nobody chose one', () => {
    expect(chosenCompanionName(questions, {})).toBeNull()
    expect(chosenCompanionName(questions, { 6: ' Fern ' })).toBe('Fern')
  })
})

it.each([
  [{ 4: ' Autistic, ADHD ' }, 'Autistic, ADHD'],
  [{ 4: null }, null],
  [{}, null],
])('finds the neurodivergent profile of %j', (responses, profile) => {
  expect(neurodivergentProfile(questions, responses)).toBe(profile)
})
