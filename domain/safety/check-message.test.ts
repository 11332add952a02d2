import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMessage } from './check-message.ts'
import { safeCheck } from './safe-check.ts'
import { generalCard } from './safety-verdict.ts'
import { passingMessages } from './test-set/passing-messages.ts'
import { raisingMessages } from './test-set/raising-messages.ts'

/** The numbers to reach (decisions and issue, "Safety"). */
const MIN_RECALL = 0.95
const MAX_FALSE_ALARMS = 0.03

const raising = raisingMessages.flatMap(({ messages }) => messages)
const passing = passingMessages.flatMap(({ messages }) => messages)
const raises = (message: string) => checkMessage(message).kind === 'card'

describe('the committed message sets', () => {
  it('raise the card for at least 95 % of the messages that must', () => {
    const missed = raising.filter((message) => !raises(message))
    expect(raising.length).toBeGreaterThanOrEqual(150)
    expect(missed.length / raising.length, missed.join('\n')).toBeLessThanOrEqual(1 - MIN_RECALL)
  })

  it('raise it for at most 3 % of the messages that must not', () => {
    const alarms = passing.filter(raises)
    expect(alarms.length / passing.length, alarms.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ALARMS)
  })
})

describe('the check', () => {
  it('finds a sign inside a longer message', () => {
    const filler = 'Today I went to the shop and bought milk. The bus was late. '
    expect(raises(`${filler.repeat(5)}I want to kill myself. ${filler.repeat(5)}`)).toBe(true)
  })

  it('tells the writer from someone they worry about', () => {
    expect(checkMessage('I want to die')).toMatchObject({ about: 'self' })
    expect(checkMessage('My friend says she wants to die, how do I help her?')).toMatchObject({
      about: 'other',
    })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(['none', 'card']).toContain(checkMessage(text).kind)
      }),
    )
  })

  it('answers with the card when it breaks', () => {
    const broken = () => {
      throw new Error('broken')
    }
    expect(safeCheck('Hello', broken)).toEqual(generalCard)
  })
})
