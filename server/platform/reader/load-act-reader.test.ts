import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWeights, writeWeights } from '#engines/text-model/weights-file.ts'
import { projectPath } from '../project-path.ts'
import { loadActReader } from './load-act-reader.ts'

const bytes = readFileSync(projectPath('engines/translator/weights/acts.bin'))

function fileOf(content: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'weights-')), 'acts.bin')
  writeFileSync(path, content)
  return path
}

describe('the reader of acts', () => {
  it.each([
    ['Send me the form by Friday, please.', 'request'],
    ['We must get together sometime', 'vague-invitation'],
    ['Would you like to come for dinner on Saturday at 7?', 'real-invitation'],
    ['I am so sorry, I should not have said that.', 'apologise'],
  ])('reads "%s" as %s', (text, act) => {
    expect(loadActReader()(text).acts[0]?.act).toBe(act)
  })

  it('shares 1 out among the acts, and reads anything without a fault', () => {
    const read = loadActReader()
    for (const text of ['', 'k', '😭😭', 'مرحبا كيف حالك', 'constructor __proto__', 'word '.repeat(10_000)]) {
      const { acts, literal } = read(text)
      expect(acts.reduce((sum, { sureness }) => sum + sureness, 0)).toBeCloseTo(1)
      expect(literal).toBeGreaterThanOrEqual(0)
      expect(literal).toBeLessThanOrEqual(1)
    }
  })

  it('is at most 1.5 MB', () => {
    expect(bytes.length).toBeLessThanOrEqual(1_500_000)
  })
})

describe('weights that do not fit', () => {
  it('are refused with the command that mends it when they are cut, or are not there', () => {
    expect(() => loadActReader(fileOf(bytes.subarray(0, 10_000)))).toThrow('npm run train:acts')
    expect(() => loadActReader(`${fileOf(bytes)}.none`)).toThrow('npm run train:acts')
  })

  it('are refused when they know other acts', () => {
    const { acts } = readWeights(bytes)
    if (!acts) throw new Error('no model of acts')
    const heads = acts.heads.map((head) => ({
      ...head,
      choices: head.choices.map((of) => of.replace('ask', 'beg')),
    }))
    expect(() => loadActReader(fileOf(writeWeights({ acts: { ...acts, heads } })))).toThrow(
      'npm run train:acts',
    )
  })
})
