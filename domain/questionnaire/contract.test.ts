import { describe, expect, it } from 'vitest'
import { questionList } from './contract.ts'
import type { Question } from './question.ts'

const text = (id: number, words: string): Question => ({
  id,
  text: words,
  hint: null,
  type: 'text',
  options: [],
})
const needed = [
  text(1, 'What would you like to call your AI companion?'),
  text(2, 'How do you describe your neurodivergent profile?'),
]
const choice = (options: string[]): Question => ({ ...text(3, 'Who?'), type: 'select', options })

describe('the questions of the content', () => {
  it('may have text, select and multi-select questions', () => {
    const questions = [
      ...needed,
      choice(['Me', 'My child']),
      { ...choice(['A', 'B']), id: 4, type: 'multi_select' },
    ]
    expect(questionList.parse(questions)).toEqual(questions)
  })

  it.each<[string, unknown[]]>([
    ['an option with an empty value', [...needed, choice(['Me', ''])]],
    ['a choice without options', [...needed, choice([])]],
    ['an option that stands there twice', [...needed, choice(['Me', 'Me'])]],
    ['a text with options', [...needed, { ...text(3, 'Name?'), options: ['Me'] }]],
    ['ids that do not rise', [...needed, { ...choice(['Me']), id: 2 }]],
    ['no question for the name of the companion', needed.slice(1)],
    ['no question for the neurodivergent profile', needed.slice(0, 1)],
  ])('are refused with %s', (_what, questions) => {
    expect(questionList.safeParse(questions).success).toBe(false)
  })
})
