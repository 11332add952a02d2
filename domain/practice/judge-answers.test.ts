import { describe, expect, it } from 'vitest'
import {
  answerTo,
  builtMessage,
  judgeOrder,
  judgeReading,
  madeAgainst,
  madeTogether,
  mixedOrder,
  moveStep,
  sumEnergy,
} from './judge-answers.ts'
import { finishedOnDayId } from './once-a-day.ts'

describe('a reading', () => {
  it('is seen the same way, another way, or not answered', () => {
    const reading = { fits: 'less-likely' } as const
    expect([
      judgeReading(reading, 'less-likely'),
      judgeReading(reading, 'possible'),
      judgeReading(reading, null),
    ]).toEqual(['same', 'other', 'open'])
  })
})

describe('an order', () => {
  const steps = [1, 2, 2, 3].map((place) => ({ place }))

  it('works as it is written, and with equal places exchanged', () => {
    expect(judgeOrder(steps, [0, 1, 2, 3])).toEqual(['fits', 'fits', 'fits', 'fits'])
    expect(judgeOrder(steps, [0, 2, 1, 3])).toEqual(['fits', 'fits', 'fits', 'fits'])
  })

  it('says which steps come earlier or later', () => {
    expect(judgeOrder(steps, [3, 1, 2, 0])).toEqual(['later', 'fits', 'fits', 'earlier'])
  })

  it('begins mixed, with every step once', () => {
    expect(mixedOrder(5)).toEqual([1, 3, 0, 2, 4])
  })

  it('moves a step by one, and nothing at its ends', () => {
    expect(moveStep([0, 1, 2], 1, -1)).toEqual([1, 0, 2])
    expect(moveStep([0, 1, 2], 1, 1)).toEqual([0, 2, 1])
    expect(moveStep([0, 1, 2], 0, -1)).toEqual([0, 1, 2])
    expect(moveStep([0, 1, 2], 2, 1)).toEqual([0, 1, 2])
  })
})

describe('a day', () => {
  const day = [-3, 1, -1].map((usual) => ({ at: '08:00', text: 'Bus', usual, note: '' }))
  const changes = [{ text: 'Walk', saves: 2, price: '' }]

  it('is added up from the own values, the usual ones where none is said, and the changes', () => {
    expect(sumEnergy({ day, changes }, [null, null, null], [])).toBe(-3)
    expect(sumEnergy({ day, changes }, [0, null, 2], [])).toBe(3)
    expect(sumEnergy({ day, changes }, [0, null, 2], [0])).toBe(5)
  })
})

describe('a plan', () => {
  const day = [{ at: '08:00', text: 'Bus', usual: -1, note: '' }]
  const changes = [
    { text: 'Walk', saves: 2, price: '', notWith: [3] },
    { text: 'Ask', saves: -1, price: '' },
    { text: 'Stay at home', saves: 4, price: '', notWith: [1] },
  ]

  it('leaves a change out that cannot be made with an earlier one', () => {
    expect(madeTogether(changes, [0, 1, 2])).toEqual([0, 1])
    expect(madeTogether(changes, [2, 0])).toEqual([2])
    expect(sumEnergy({ day, changes }, [null], [0, 1, 2])).toBe(0)
    expect(sumEnergy({ day, changes }, [null], [2, 0])).toBe(3)
  })

  it('names what stands against a change', () => {
    expect(madeAgainst(changes, [1, 2], 0)).toEqual([2])
    expect(madeAgainst(changes, [0, 1], 0)).toEqual([])
    expect(madeAgainst(changes, [0, 2], 1)).toEqual([])
  })
})

describe('a message', () => {
  it('has the chosen parts, and none where nothing is chosen', () => {
    const choice = (text: string) => ({ text, effect: '' })
    const parts = [
      { name: 'One', choices: [choice('Hello.'), choice('Hi.')] },
      { name: 'Two', choices: [choice('Bye.')] },
    ]
    expect(builtMessage({ parts }, [1, 0])).toBe('Hi. Bye.')
    expect(builtMessage({ parts }, [null, 0])).toBe('Bye.')
    expect(builtMessage({ parts }, [0, 7])).toBe('Hello.')
    expect(builtMessage({ parts }, [null, null])).toBe('')
  })
})

it('a message goes on in a new line after its greeting', () => {
  const part = (text: string) => ({ name: 'Part', choices: [{ text, effect: '' }] })
  const parts = [part('Dear Mr. Osei,'), part('I am ill.'), part('I write tomorrow.')]
  expect(builtMessage({ parts }, [0, 0, 0])).toBe('Dear Mr. Osei,\nI am ill. I write tomorrow.')
})

it('the answer to a message is that of the choice in the part that has answers', () => {
  const choice = (text: string, answer?: string) => ({ text, effect: '', answer })
  const parts = [
    { name: 'Greeting', choices: [choice('Hello.'), choice('Hi.')] },
    {
      name: 'Wish',
      choices: [choice('Please call.', 'She calls.'), choice('Please write.', 'Nothing comes.')],
    },
  ]
  expect(answerTo({ parts }, [0, 1])).toBe('Nothing comes.')
  expect(answerTo({ parts }, [1, 0])).toBe('She calls.')
  expect(answerTo({ parts }, [1, null])).toBeNull()
  expect(answerTo({ parts: parts.slice(0, 1) }, [0])).toBeNull()
})

describe('a finished exercise', () => {
  it('has one id a day, another one the next day and for another exercise', () => {
    const id = finishedOnDayId('the-bus', '2026-11-21')
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(finishedOnDayId('the-bus', '2026-11-21')).toBe(id)
    expect(finishedOnDayId('the-bus', '2026-11-22')).not.toBe(id)
    expect(finishedOnDayId('the-bin', '2026-11-21')).not.toBe(id)
  })
})
