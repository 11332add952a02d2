import { describe, expect, it } from 'vitest'
import { builtMessage, judgeOrder, judgeReading, mixedOrder, moveStep, sumEnergy } from './judge-answers.ts'
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

describe('a finished exercise', () => {
  it('has one id a day, another one the next day and for another exercise', () => {
    const id = finishedOnDayId('the-bus', '2026-11-21')
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(finishedOnDayId('the-bus', '2026-11-21')).toBe(id)
    expect(finishedOnDayId('the-bus', '2026-11-22')).not.toBe(id)
    expect(finishedOnDayId('the-bin', '2026-11-21')).not.toBe(id)
  })
})
