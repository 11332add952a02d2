type Point = readonly [number, number]

/** A stem as a quadratic curve: root, control point and tip. */
export type Stem = readonly [Point, Point, Point]

const round = (value: number) => String(Math.round(value * 10) / 10)

function pointOn([[ax, ay], [bx, by], [cx, cy]]: Stem, t: number): Point {
  const u = 1 - t
  return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy]
}

function directionOn([[ax, ay], [bx, by], [cx, cy]]: Stem, t: number): number {
  return Math.atan2((1 - t) * (by - ay) + t * (cy - by), (1 - t) * (bx - ax) + t * (cx - bx))
}

/** One pointed leaf from `root`, as two curves. */
function leafPath([x, y]: Point, angle: number, length: number, width: number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const bulge = length * 0.42
  const side = (sign: number) =>
    `${round(ux * bulge - uy * width * sign)} ${round(uy * bulge + ux * width * sign)}`
  const tip = `${round(ux * length)} ${round(uy * length)}`
  const back = (sign: number) =>
    `${round(ux * (bulge - length) - uy * width * sign)} ${round(uy * (bulge - length) + ux * width * sign)}`
  return `M${round(x)} ${round(y)}q${side(1)} ${tip}q${back(-1)} ${round(-ux * length)} ${round(-uy * length)}`
}

/**
 * The leaflets of a fern frond: pairs along the stem, longest in its lower third, leaning further forward towards
 * the tip. Pure arithmetic at build time; the page holds only the resulting path.
 */
export function frondPath(stem: Stem, pairs: number, longestLeaf: number): string {
  let path = ''
  for (let pair = 0; pair < pairs; pair++) {
    const share = pair / (pairs - 1)
    const t = 0.16 + 0.82 * share
    const length = longestLeaf * (0.72 + 0.55 * share) * (1 - share) ** 0.62 + longestLeaf * 0.14
    const lean = Math.PI * (0.42 - 0.16 * share)
    const along = directionOn(stem, t)
    for (const sign of [-1, 1]) path += leafPath(pointOn(stem, t), along + sign * lean, length, length * 0.17)
  }
  return path
}
