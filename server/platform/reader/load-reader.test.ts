import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTermIndex, writeTermIndex } from '#engines/text-model/term-index-file.ts'
import { loadCoachingContent } from '../content/load-coaching-content.ts'
import { projectPath } from '../project-path.ts'
import { loadReader } from './load-reader.ts'

const ids = loadCoachingContent().situations.map(({ id }) => id)
const read = loadReader(ids)

describe('the trained reader', () => {
  it.each([
    [
      'my friend keeps cancelling on me last minute, does she still like me',
      'friend-cancels-again-and-again',
    ],
    ['how many of these tablets can I take with my other medicine', 'no-medicines-together'],
  ])('names the situation of "%s" among the first three', (text, id) => {
    const first = read(text).situations.slice(0, 3)
    expect(first.map((situation) => situation.id)).toContain(id)
  })

  it('names situations of the content alone, surest first, with at most 1 together', () => {
    const { situations } = read('I do not know what to do about my flatmate and the dishes')
    const sureness = situations.map((situation) => situation.sureness)
    expect(situations.every(({ id }) => ids.includes(id))).toBe(true)
    expect(sureness).toEqual(sureness.toSorted((one, other) => other - one))
    expect(sureness.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1)
  })

  it('tells who writes', () => {
    expect(read('my son of eight will not get dressed for school').who.is).toBe('parent')
    expect(read('a pupil in my class hides under the table').who.is).toBe('teacher')
  })

  it.each([
    ['can you make that shorter please', 'shorter'],
    ['thank you that helps', 'thanks'],
    ['i tried it and he just laughed', 'did-not-work'],
  ])('takes "%s" inside a conversation as %s', (text, kind) => {
    expect(read(text).followUp.is).toBe(kind)
  })

  it('reads anything without a fault: nothing, one letter, signs, other scripts, ten thousand words', () => {
    for (const text of ['', 'k', '😭😭', 'مرحبا كيف حالك', 'constructor __proto__', 'word '.repeat(10_000)]) {
      expect(read(text).situations.length).toBeGreaterThan(0)
    }
  })
})

describe('weights that do not fit', () => {
  it('are refused with the command that mends it when the content has a situation that they do not know', () => {
    expect(() => loadReader([...ids, 'brand-new'])).toThrow(/brand-new.*npm run train:reader/)
  })

  it('are refused when they know a situation that is gone', () => {
    expect(() => loadReader(ids.slice(1))).toThrow(`gone: ${ids[0]}. Run "npm run train:reader"`)
  })

  it('are refused when a file is cut, or is not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weights-'))
    const whole = (name: string) => readFileSync(projectPath(`engines/reader/weights/${name}`))
    expect(() => loadReader(ids, folder)).toThrow('reader.bin cannot be read')
    writeFileSync(join(folder, 'reader.bin'), whole('reader.bin'))
    expect(() => loadReader(ids, folder)).toThrow(/needs\.bin cannot be read.*npm run train:needs/)
    writeFileSync(join(folder, 'needs.bin'), whole('needs.bin'))
    writeFileSync(join(folder, 'terms.bin'), whole('terms.bin').subarray(0, 100_000))
    expect(() => loadReader(ids, folder)).toThrow(/terms\.bin cannot be read.*npm run train:reader/)
  })

  it('are refused when they are not of one training', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weights-'))
    const weights = projectPath('engines/reader/weights')
    const index = readTermIndex(readFileSync(join(weights, 'terms.bin')))
    for (const name of ['reader.bin', 'needs.bin'])
      writeFileSync(join(folder, name), readFileSync(join(weights, name)))
    const other = writeTermIndex({ ...index, choices: index.choices.toReversed() })
    writeFileSync(join(folder, 'terms.bin'), other)
    expect(() => loadReader(ids, folder)).toThrow(/do not fit each other.*npm run train:reader/)
  })
})
