import { describe, expect, it } from 'vitest'
import { mergeResponses } from './merge-responses.ts'
import type { Question } from './question.ts'

const questions: Question[] = [
  { id: 1, type: 'text', text: 'Name?', hint: null, options: [] },
  { id: 2, type: 'select', text: 'Who?', hint: null, options: ['Self', 'Parent'] },
  { id: 3, type: 'multi_select', text: 'Goals?', hint: null, options: ['Friends', 'Work', 'Rest'] },
]
const merge = (changes: Record<string, string | string[] | null>, current = {}) =>
  mergeResponses(questions, current, changes)

describe('merging answers', () => {
  it('changes what is given and keeps the rest', () => {
    expect(merge({ 2: 'Parent' }, { 1: 'Ada', 2: 'Self' })).toEqual({
      responses: { 1: 'Ada', 2: 'Parent' },
    })
  })

  it.each([
    ['an empty text', { 1: '' }, { 1: null }],
    ['a text of spaces', { 1: ' \n ' }, { 1: null }],
    ['a text of which nothing can be seen', { 1: '\u200b' }, { 1: null }],
    ['an empty choice', { 2: '' }, { 2: null }],
    ['an empty multi-select', { 3: [] }, { 3: null }],
    ['null', { 3: null }, { 3: null }],
  ])('saves %s as null', (_what, changes, responses) => {
    expect(merge(changes)).toEqual({ responses })
  })

  it('keeps a text as it was typed', () => {
    expect(merge({ 1: '  two\nlines ' })).toEqual({ responses: { 1: '  two\nlines ' } })
  })

  it('keeps the options of a multi-select once and in the order of the question', () => {
    expect(merge({ 3: ['Rest', 'Friends', 'Rest'] })).toEqual({ responses: { 3: ['Friends', 'Rest'] } })
  })

  it('takes a text of 2,000 characters and refuses one of 2,001', () => {
    expect(merge({ 1: 'x'.repeat(2_000) })).toHaveProperty('responses')
    expect(merge({ 1: 'x'.repeat(2_001) })).toEqual({
      issues: [{ path: 'responses.1', message: 'Write at most 2,000 characters.' }],
    })
  })

  it.each([
    ['an unknown question', { 9: 'x' }, 'This question does not exist.'],
    ['a list for a text', { 1: ['x'] }, 'This question takes one text.'],
    ['a list for a choice', { 2: ['Self'] }, 'Choose one option.'],
    ['a text for a multi-select', { 3: 'Work' }, 'This question takes a list of options.'],
    ['what is no option', { 2: 'Robot' }, 'Choose from the options of this question.'],
    ['an option in other letters', { 2: 'self' }, 'Choose from the options of this question.'],
    ['one wrong option among right ones', { 3: ['Work', 'x'] }, 'Choose from the options of this question.'],
  ])('refuses %s', (_what, changes, message) => {
    const [id] = Object.keys(changes)
    expect(merge(changes)).toEqual({ issues: [{ path: `responses.${id}`, message }] })
  })

  it('merges nothing when one answer is wrong, and names each wrong one', () => {
    const merged = merge({ 1: 'Ada', 2: 'Robot', 9: 'x' })
    expect(merged).toMatchObject({ issues: [{ path: 'responses.2' }, { path: 'responses.9' }] })
  })
})
