import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Move } from '#domain/practice/exercise.ts'
import { projectPath } from '../project-path.ts'
import { loadMoveReader } from './load-move-reader.ts'

const bytes = readFileSync(projectPath('engines/moves/weights/moves.bin'))
const replies: { says: string; other: string; move: Move }[] = [
  { says: 'OK.', other: 'OK. I am sad. Is there another day?', move: 'agrees' },
  { says: 'You could have told me yesterday.', other: 'When did you know it?', move: 'accuses' },
  { says: 'Thank you. I am sad, I had looked forward to it.', other: 'I am sad.', move: 'explains-need' },
]

function fileOf(content: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'weights-')), 'moves.bin')
  writeFileSync(path, content)
  return path
}

describe('the reader of moves', () => {
  it.each([
    ['Could you tell me which day?', 'asks'],
    ['I am so sorry about that.', 'apologizes'],
    ['thx for telling me', 'thanks'],
    ['No. I am not coming.', 'refuses'],
  ])('reads "%s" as %s', (text, move) => {
    expect(loadMoveReader()(text, replies).moves[0]?.move).toBe(move)
  })

  it.each([
    ['fine then', 0],
    ['why didnt u tell me yesterday', 1],
    ['im so sad i looked forward to it', 2],
  ])('finds the reply that is nearest to "%s"', (text, nearest) => {
    const { nearness } = loadMoveReader()(text, replies)
    expect(nearness.indexOf(Math.max(...nearness))).toBe(nearest)
  })

  it('shares 1 out among moves and replies, and reads anything without a fault', () => {
    const read = loadMoveReader()
    for (const text of ['', '😭😭', 'لا أريد', '<b>no</b>', 'constructor __proto__', 'x'.repeat(10_000)]) {
      const { moves, nearness } = read(text, replies)
      expect(moves.reduce((sum, { sureness }) => sum + sureness, 0)).toBeCloseTo(1)
      expect(nearness.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  it('is at most 0.5 MB', () => expect(bytes.length).toBeLessThanOrEqual(500_000))

  it('refuses weights that are cut, with the command that mends it', () => {
    expect(() => loadMoveReader(fileOf(bytes.subarray(0, 10_000)))).toThrow('npm run train:moves')
  })
})
