import { describe, expect, it } from 'vitest'
import { isHeavy } from './shows-feeling.ts'

describe('a message of loss or pain', () => {
  it.each([
    'My mom pass away in March.',
    'Old Bess the dog was put down on Wednesday.',
    'She passed. Do I go there?',
    'My drag mother passed.',
    'my grandad died',
  ])('is %j', (text) => {
    expect(isHeavy(text)).toBe(true)
  })

  it.each([
    'I passed my driving test!',
    'she passed the salt',
    'I put down my phone for a day',
    'got the job',
  ])('is not %j', (text) => {
    expect(isHeavy(text)).toBe(false)
  })
})
