import { describe, expect, it } from 'vitest'
import { stemEnglish } from './stem-english.ts'

describe('English stems', () => {
  it.each([
    ['worry', 'worries', 'worried', 'worrying'],
    ['cancel', 'cancels', 'canceled', 'cancelled', 'canceling'],
    ['panic', 'panics', 'panicking'],
    ['friend', 'friends'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['move', 'moves', 'moved', 'moving'],
    ['speak', 'speaks', 'spoke', 'spoken', 'speaking'],
    ['forget', 'forgot', 'forgotten', 'forgets'],
    ['child', 'children'],
    ['tooth', 'teeth'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['rude', 'rudely'],
  ])('%s meets its other forms', (base, ...forms) => {
    expect(forms.map(stemEnglish)).toEqual(forms.map(() => stemEnglish(base)))
  })

  it.each([
    ['tired', 'tire'],
    ['use', 'us'],
    ['thing', 'think'],
    ['bus', 'but'],
  ])('%s and %s stay apart', (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other))
  })

  it.each(['tell', 'off', 'miss', 'sing', 'red', 'is'])('%s is already a stem', (word) => {
    expect(stemEnglish(word)).toBe(word)
  })
})
