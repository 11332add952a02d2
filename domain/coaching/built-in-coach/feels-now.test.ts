import { describe, expect, it } from 'vitest'
import { feelsNow } from './feels-now.ts'

describe('a message that only says how somebody feels', () => {
  it.each([
    'I am overwhelmed',
    "i'm so stressed out right now",
    'feeling really low today, help',
    "everything is too much and I can't cope",
    'I feel anxious and I dont know why',
    "can't calm down",
    "i just can't today",
    '😭😭😭',
    '😡',
  ])('is "%s"', (text) => {
    expect(feelsNow(text)).toBe(true)
  })

  it.each([
    ['', 'nothing is said'],
    ['hello', 'no state is named'],
    ['I am scared of phone calls', 'it names what it is about'],
    ['😀', 'it is glad'],
    ['she sent me 😭', 'it is about somebody else'],
    ['my sister is sad', 'it is about somebody else'],
    ['I am lonely since I moved to Leeds', 'it tells of something'],
    ['I feel guilty for resting', 'it names what it is about'],
    ['sad '.repeat(200), 'it is long'],
  ])('is not "%s": %s', (text) => {
    expect(feelsNow(text)).toBe(false)
  })
})
