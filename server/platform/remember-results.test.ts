import { describe, expect, it } from 'vitest'
import { rememberResults } from './remember-results.ts'

function counting(maxRemembered?: number) {
  const asked: string[] = []
  const compute = rememberResults((text) => {
    asked.push(text)
    return { text }
  }, maxRemembered)
  return { asked, compute }
}

describe('results that are remembered', () => {
  it('are computed once, and are the same', () => {
    const { asked, compute } = counting()
    expect(compute('one')).toBe(compute('one'))
    compute('two')
    expect(asked).toEqual(['one', 'two'])
  })

  it('are forgotten when they were asked for longest ago', () => {
    const { asked, compute } = counting(2)
    for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) compute(text)
    expect(asked).toEqual(['one', 'two', 'three', 'two'])
  })
})
