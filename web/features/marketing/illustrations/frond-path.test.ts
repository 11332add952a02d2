import { describe, expect, it } from 'vitest'
import { frondPath, type Stem } from './frond-path.ts'

const upright: Stem = [
  [0, 0],
  [0, -100],
  [0, -200],
]

describe('a frond', () => {
  const leaves = frondPath(upright, 6, 40).split('M').slice(1)

  it('has two leaflets for each pair, rooted on the stem', () => {
    expect(leaves).toHaveLength(12)
    expect(leaves.every((leaf) => /^0 -?\d/.test(leaf))).toBe(true)
  })

  it('tapers from the lower leaflets to the tip', () => {
    const reach = leaves.map((leaf) =>
      Math.max(...[...leaf.matchAll(/-?\d+(\.\d+)?/g)].map(([n]) => Math.abs(Number(n))).slice(2)),
    )
    expect(reach[0]).toBeGreaterThan(reach[11] ?? 0)
  })
})
