import { beforeAll, describe, expect, it } from 'vitest'
import type { ReadMessage } from '#engines/reader/reading.ts'
import { loadCoachingContent } from '../content/load-coaching-content.ts'
import { createWordReader } from './create-word-reader.ts'

let read: ReadMessage
let situations: ReadonlyMap<string, string>
beforeAll(() => {
  const content = loadCoachingContent()
  read = createWordReader(content.situations, content.cards)
  situations = new Map(content.situations.map(({ id, title }) => [title, id]))
})

describe('the reader by words', () => {
  it('finds nearly every situation by its own title', () => {
    const found = [...situations].filter(([title, id]) => read(title).situations.some((one) => one.id === id))
    expect(found.length / situations.size).toBeGreaterThan(0.9)
  })

  it.each([
    ['what can I say then', 'words'],
    ['too long, shorter please', 'shorter'],
    ['I tried that and it did not work', 'did-not-work'],
    ['thanks', 'thanks'],
    ['why?', 'why'],
  ])('%s: is read as what is wanted now', (text, kind) => expect(read(text).followUp.is).toBe(kind))

  it.each(['', '???', '😀', 'the and of', 'constructor __proto__'])('finds nothing sure in "%s"', (text) => {
    const sureness = read(text).situations.reduce((sum, one) => sum + one.sureness, 0)
    expect(sureness).toBeLessThanOrEqual(1)
    expect(read(text).followUp.sureness).toBe(0)
  })
})
