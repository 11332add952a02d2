import { frondPath, type Stem } from './frond-path.ts'

const tall: Stem = [
  [0, 0],
  [-4, -120],
  [62, -200],
]
const arched: Stem = [
  [0, 0],
  [6, -110],
  [110, -120],
]

const stemPath = ([[ax, ay], [bx, by], [cx, cy]]: Stem) => `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`

/** Two fronds that every drawing of the page points to, so that their paths stand in the document once. */
export function FrondShapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <defs>
        {[
          { id: 'frond-tall', stem: tall, pairs: 13, leaf: 54 },
          { id: 'frond-arched', stem: arched, pairs: 12, leaf: 44 },
        ].map(({ id, stem, pairs, leaf }) => (
          <g key={id} id={id}>
            <path
              d={stemPath(stem)}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <path d={frondPath(stem, pairs, leaf)} fill="currentColor" />
          </g>
        ))}
      </defs>
    </svg>
  )
}

type FernFrondProps = {
  shape?: 'tall' | 'arched'
  x: number
  y: number
  degrees?: number
  scale?: number
  mirrored?: boolean
  className?: string
}

/** One frond growing from (x, y) of the surrounding drawing, in the text's colour. */
export function FernFrond({
  shape = 'tall',
  x,
  y,
  degrees = 0,
  scale = 1,
  mirrored,
  className,
}: FernFrondProps) {
  const sideways = mirrored ? -scale : scale
  return (
    <use
      href={`#frond-${shape}`}
      transform={`translate(${x} ${y}) rotate(${degrees}) scale(${sideways} ${scale})`}
      className={className}
    />
  )
}
