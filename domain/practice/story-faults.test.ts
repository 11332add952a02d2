import { describe, expect, it } from 'vitest'
import { answerFaults, planFaults } from './story-faults.ts'

const part = (name: string, ...answers: (string | undefined)[]) => ({
  name,
  choices: answers.map((answer) => ({ answer })),
})
const plain = part('Greeting', undefined, undefined)

describe('the answers to a message', () => {
  it('stand at every choice of one part', () => {
    expect(answerFaults([plain, part('Wish', 'Yes.', 'Later.'), plain])).toEqual([])
  })

  it('have a fault where there is none', () => {
    expect(answerFaults([plain, plain])).toEqual(['answer: the choices of one part need an answer each'])
  })

  it('have a fault where one choice has none', () => {
    expect(answerFaults([plain, part('Wish', 'Yes.', undefined, undefined)])).toEqual([
      'answer: the part "Wish" has none at choice 2, 3; all its choices need one',
    ])
  })

  it('have a fault where two parts have some', () => {
    expect(answerFaults([part('Opening', 'Hm.'), part('Wish', 'Yes.')])).toEqual([
      'answer: only one part may have answers, but these have some: "Opening", "Wish"',
    ])
  })
})

const change = (saves: number, ...notWith: number[]) => ({
  saves,
  ...(notWith.length > 0 && { notWith }),
})

describe('the changes of a plan', () => {
  it('may be two that cannot be made together, each with a good plan', () => {
    expect(planFaults([change(2, 2), change(3, 1), change(-1)])).toEqual([])
  })

  it('have a fault where all can be made together', () => {
    expect(planFaults([change(2), change(1), change(1)])).toEqual([
      'notWith: two changes at least exclude each other, and both name the other one',
    ])
  })

  it.each([
    ['names itself', [change(1, 1), change(2), change(1)], 'notWith: change 1 names itself'],
    [
      'names one that does not exist',
      [change(1, 4), change(2), change(1)],
      'notWith: change 1 names change 4, which does not exist',
    ],
    [
      'names one that does not name it',
      [change(1, 2), change(2), change(1)],
      'notWith: change 1 names change 2, so change 2 must name change 1',
    ],
    ['names one twice', [change(1, 2, 2), change(2, 1), change(1)], 'notWith: change 1 names a change twice'],
    [
      'leaves one good plan alone',
      [change(3, 2), change(-2, 1), change(1)],
      'notWith: fewer than 2 different plans save more than they cost',
    ],
  ])('have a fault where a change %s', (_, changes, fault) => {
    expect(planFaults(changes)).toEqual([fault])
  })
})
