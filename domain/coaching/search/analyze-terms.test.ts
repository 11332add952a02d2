import { describe, expect, it } from 'vitest'
import { createTermAnalyzer } from './analyze-terms.ts'

const { analyze } = createTermAnalyzer({
  boss: ['boss', 'manager', 'team lead'],
  temper: ['lose my temper', 'flip out'],
  'left-out': ['not invited', 'left out'],
  flat: ['flat', 'apartment'],
  numb: ['flat', 'numb'],
})
const tokens = (text: string) => analyze(text).map(({ token }) => token)
const concepts = (text: string) => analyze(text).flatMap((term) => term.concepts)

describe('search terms', () => {
  it('leaves out words without a topic', () => {
    expect(tokens('What should I do about it?')).toEqual([])
  })

  it('gives words of one meaning the same concept', () => {
    expect(concepts('my manager')).toEqual(['=boss'])
    expect(concepts('the team lead')).toEqual(['=boss'])
  })

  it('finds phrases in other forms and with other persons', () => {
    expect(concepts('He lost his temper')).toEqual(['=temper'])
    expect(concepts('I flipped out')).toEqual(['=temper'])
  })

  it('counts a stop word inside a phrase only', () => {
    expect(concepts('I was not invited')).toEqual(['=left-out'])
    expect(concepts('invited')).toEqual([])
  })

  it('keeps all meanings of a word with several', () => {
    expect(concepts('flat')).toEqual(['=flat', '=numb'])
  })

  it('corrects spelling before it looks for phrases', () => {
    const correct = (stem: string) => (stem === 'tempr' ? 'temper' : stem)
    expect(analyze('lost my tempre', correct)).toEqual([{ token: 'los_my_temper', concepts: ['=temper'] }])
  })
})
