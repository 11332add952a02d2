import { describe, expect, it } from 'vitest'
import { groupSentences, type SentenceOrder } from './group-sentences.ts'

const sentence = (text: string, person: string, place: string) => ({
  id: text,
  text,
  person,
  place,
  createdAt: '2026-11-21T12:00:00.000Z',
})
const sentences = [
  sentence('a', 'Mina', 'at work'),
  sentence('b', '', 'on the phone'),
  sentence('c', 'Ada', ''),
  sentence('d', 'mina', 'At work'),
]
const told = (order: SentenceOrder) =>
  groupSentences(sentences, order).map(({ name, sentences: own }) => [
    name,
    own.map(({ text }) => text).join(''),
  ])

describe('kept sentences', () => {
  it('stand together by person, by name, those for nobody in particular last', () => {
    expect(told('person')).toEqual([
      ['Ada', 'c'],
      ['Mina', 'ad'],
      ['', 'b'],
    ])
  })

  it('stand together by place', () => {
    expect(told('place')).toEqual([
      ['at work', 'ad'],
      ['on the phone', 'b'],
      ['', 'c'],
    ])
  })

  it('keep their order where the newest are asked for', () => {
    expect(told('newest')).toEqual([['', 'abcd']])
    expect(groupSentences([], 'newest')).toEqual([])
  })
})
