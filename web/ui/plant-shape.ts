import type { CompanionLeaf } from '#domain/settings/companion-look.ts'

/** The plant has a form for each of the levels. */
export const PLANT_STAGES = 7

export type Layer = 'back' | 'middle' | 'front'
type Leaf = { path: string; transform: string }
export type Stem = { path: string; layer: Layer; leaves: Leaf[]; tip: Point }
type Point = { x: number; y: number }

/** Where all stems begin, in the drawing's 96 by 112 units. */
const ROOT = { x: 48, y: 79 }

/** In the order in which they appear: the stage of the first sight, the lean in degrees, and the length when grown. */
const stems = [
  { from: 1, lean: 10, length: 64, layer: 'middle' },
  { from: 1, lean: -22, length: 54, layer: 'front' },
  { from: 1, lean: 38, length: 52, layer: 'front' },
  { from: 2, lean: -48, length: 48, layer: 'middle' },
  { from: 3, lean: -8, length: 70, layer: 'back' },
  { from: 5, lean: 62, length: 44, layer: 'middle' },
  { from: 6, lean: -66, length: 42, layer: 'back' },
] as const

const drawOrder: readonly Layer[] = ['back', 'middle', 'front']
const round = (value: number) => Math.round(value * 10) / 10
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Round and heart leaves stand out beyond the tips of their stems. */
const reach: Record<CompanionLeaf, number> = { fern: 1, coin: 0.84, heart: 0.84, blade: 1 }

/** A young stem has two thirds of its length; it has all of it at the last stage. */
function grownLength({ from, length }: (typeof stems)[number], stage: number): number {
  const share = (stage - from) / (PLANT_STAGES - from)
  return length * (0.66 + 0.34 * share)
}

/** A stem rises from the pot and bends to its side: a quadratic curve. */
function curveOf(lean: number, length: number) {
  const end = { x: ROOT.x + Math.sin(radians(lean)) * length, y: ROOT.y - Math.cos(radians(lean)) * length }
  const bend = { x: ROOT.x + Math.sin(radians(lean)) * length * 0.2, y: ROOT.y - length * 0.72 }
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * ROOT.x + 2 * t * (1 - t) * bend.x + t ** 2 * end.x,
    y: (1 - t) ** 2 * ROOT.y + 2 * t * (1 - t) * bend.y + t ** 2 * end.y,
  })
  const angleAt = (t: number): number => {
    const x = 2 * (1 - t) * (bend.x - ROOT.x) + 2 * t * (end.x - bend.x)
    const y = 2 * (1 - t) * (bend.y - ROOT.y) + 2 * t * (end.y - bend.y)
    return (Math.atan2(y, x) * 180) / Math.PI
  }
  return { end, bend, at, angleAt }
}
type Curve = ReturnType<typeof curveOf>

/** Leaves lie along the x axis, from the stem outwards. */
const leafletPath = (size: number) =>
  `M0 0Q${round(size * 0.5)} ${round(-size * 0.32)} ${round(size)} 0Q${round(size * 0.5)} ${round(size * 0.32)} 0 0Z`
const coinPath = (size: number) => {
  const r = round(size / 2)
  return `M0 0a${r} ${r} 0 1 1 ${round(size)} 0a${r} ${r} 0 1 1 ${round(-size)} 0Z`
}
const heartPath = (size: number) => {
  const n = (share: number) => round(size * share)
  return `M${n(0.14)} 0C${n(-0.06)} ${n(-0.34)} ${n(0.2)} ${n(-0.6)} ${n(0.5)} ${n(-0.44)}C${n(0.76)} ${n(-0.3)} ${n(0.92)} ${n(-0.12)} ${n(1.08)} 0C${n(0.92)} ${n(0.12)} ${n(0.76)} ${n(0.3)} ${n(0.5)} ${n(0.44)}C${n(0.2)} ${n(0.6)} ${n(-0.06)} ${n(0.34)} ${n(0.14)} 0Z`
}

function leafAt(curve: Curve, t: number, turn: number, path: string): Leaf {
  const { x, y } = curve.at(t)
  return { path, transform: `translate(${round(x)} ${round(y)}) rotate(${round(curve.angleAt(t) + turn)})` }
}

/** A frond: pairs of leaflets that become smaller towards its tip. */
function frondLeaves(curve: Curve, length: number): Leaf[] {
  const pairs = Math.max(4, Math.round(length / 7))
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const t = 0.26 + (0.7 * index) / (pairs - 1)
    const size = length * (0.25 - 0.17 * (index / (pairs - 1)))
    return [leafAt(curve, t, -58, leafletPath(size)), leafAt(curve, t, 58, leafletPath(size))]
  })
  return [...leaves.flat(), leafAt(curve, 1, 0, leafletPath(length * 0.1))]
}

/** One leaf at the tip, and smaller ones by turns on both sides below it. */
function alternateLeaves(curve: Curve, length: number, pathOf: (size: number) => string): Leaf[] {
  const tip = leafAt(curve, 0.97, 0, pathOf(length * 0.3))
  if (length < 26) return [tip]
  return [leafAt(curve, 0.5, -62, pathOf(length * 0.2)), leafAt(curve, 0.72, 60, pathOf(length * 0.24)), tip]
}

/** The stem itself is the leaf: broad in the middle, with a tip. */
function bladePath(curve: Curve, length: number): string {
  const half = 2 + length * 0.06
  const sideOf = (sign: 1 | -1) => (t: number) => {
    const { x, y } = curve.at(t)
    const across = radians(curve.angleAt(t) + 90)
    const width = sign * half * Math.sin(Math.PI * (0.25 + 0.75 * t)) ** 0.8
    return `${round(x + Math.cos(across) * width)} ${round(y + Math.sin(across) * width)}`
  }
  const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88]
  const { x, y } = curve.end
  const there = steps.map(sideOf(-1))
  const back = steps.toReversed().map(sideOf(1))
  return `M${[...there, `${round(x)} ${round(y)}`, ...back].join('L')}Z`
}

function leavesOf(leaf: CompanionLeaf, curve: Curve, length: number): Leaf[] {
  if (leaf === 'fern') return frondLeaves(curve, length)
  if (leaf === 'coin') return alternateLeaves(curve, length, coinPath)
  if (leaf === 'heart') return alternateLeaves(curve, length, heartPath)
  return [{ path: bladePath(curve, length), transform: '' }]
}

/**
 * The stems of a plant at a stage from 1 to 7, those at the back first. A higher stage has at least the stems of the
 * lower one, none of them shorter. What is outside of the range is taken as its nearest end.
 */
export function plantStems(leaf: CompanionLeaf, stage: number): Stem[] {
  const shown = Math.min(PLANT_STAGES, Math.max(1, Math.round(stage)))
  return stems
    .filter(({ from }) => from <= shown)
    .map((stem) => {
      const length = grownLength(stem, shown) * reach[leaf]
      const curve = curveOf(stem.lean, length)
      const { bend, end } = curve
      return {
        layer: stem.layer,
        path: `M${ROOT.x} ${ROOT.y}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`,
        leaves: leavesOf(leaf, curve, length),
        tip: { x: round(end.x), y: round(end.y) },
      }
    })
    .toSorted((a, b) => drawOrder.indexOf(a.layer) - drawOrder.indexOf(b.layer))
}
