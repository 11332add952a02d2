import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMessage } from './check-message.ts'
import { inspectMessage } from './inspect-message.ts'

/** Grammar elements tried for 8,000 characters. */
const MAX_STEPS = 500_000

const raises = (message: string) => checkMessage(message).kind === 'card'

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

  it.each([
    ['i fink i want 2 b ded', true],
    ['he grabd me by the throat and pusht me agen', true],
    ['they pusht the deadline agen and im so tired of it', false],
  ])('reads words as they sound: %s', (message, isRaising) => {
    expect(raises(message)).toBe(isRaising)
  })

  it.each([
    ['I have CBT on Monday', false],
    ['My CBT homework is hard to start', false],
    ['i am going to ctb on monday', true],
    ['the first line is bold, the second is not bold', false],
    ['The imam at our mosque is going to ask me', false],
  ])('takes no common word for a short form that looks like it: %s', (message, isRaising) => {
    expect(raises(message)).toBe(isRaising)
  })

  it.each([
    ['I have not had any food for five days', true],
    ['Nothing to eat since last Thursday and my legs give way', true],
    ['How many sleeping tablets would it take', true],
    ['How many vitamin tablets would it take per week to be healthy, asks my biology book', false],
    ['She is on the wrong side of the railing and does not move', true],
    ['My brother is up on the ledge and will not come down', true],
    ['The nurse takes a blood sample and I can not stand needles', false],
    ['My niece has a bruise on her arm and is afraid of her uncle', true],
    ['I do not want to wake up', true],
    ["I need to tell my mother that I won't come for Christmas", false],
  ])('tells a sign from its harmless look-alike: %s', (message, isRaising) => {
    expect(raises(message)).toBe(isRaising)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(['none', 'line', 'card']).toContain(checkMessage(text).kind)
      }),
    )
  })

  it('works in proportion to the length, however repetitive the text', () => {
    const pieces = fc.constantFrom(
      'i want to die ',
      'not ',
      'my mum hits me and ',
      'kill ',
      'aaa',
      '"',
      ', ',
      '. ',
      '*',
      'so ',
      "'",
    )
    const repetitive = fc.array(pieces, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(repetitive, (part) => {
        const { steps } = inspectMessage(part.repeat(8_000 / part.length))
        expect(steps).toBeLessThan(MAX_STEPS)
      }),
      { numRuns: 40 },
    )
  })
})
