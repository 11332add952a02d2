import { FernMark } from '../../../ui/fern-mark.tsx'

const GLASS = 'M20 190V100C20 56 62 26 110 8 158 26 200 56 200 100V190Z'
const DOOR = 'M88 190V128Q88 112 110 112 132 112 132 128V190Z'
const BARS = 'M54 190V42M88 190V20M132 190V20M166 190V42M20 100H200M20 145H88M132 145H200'
/** Where the fern of each level grows, and which way it leans. */
const places = [
  { x: 24, size: 70, isLeft: false },
  { x: 132, size: 78, isLeft: true },
  { x: 46, size: 92, isLeft: false },
  { x: 126, size: 104, isLeft: false },
  { x: 14, size: 48, isLeft: true },
  { x: 148, size: 54, isLeft: false },
  { x: 60, size: 112, isLeft: true },
] as const

/**
 * The greenhouse of the landing page with one fern for each level, its foot at the lower edge. Decoration: the words
 * beside it say the same.
 */
export function GreenhousePicture({ level, className }: { level: number; className?: string }) {
  return (
    <svg viewBox="0 0 220 192" overflow="visible" aria-hidden="true" focusable="false" className={className}>
      <circle
        cx="176"
        cy="52"
        r="58"
        className="fill-lime/30 dark:fill-lime/15 high-contrast:fill-transparent"
      />
      <path d={GLASS} className="fill-card" fillOpacity="0.7" />
      <g className="text-leaf">
        {places.slice(0, level).map(({ x, size, isLeft }) => (
          <g key={x} transform={isLeft ? `translate(${2 * x + size} 0) scale(-1 1)` : undefined}>
            <svg x={x} y={190 - size} width={size} height={size} aria-hidden="true" focusable="false">
              <FernMark />
            </svg>
          </g>
        ))}
      </g>
      <path d={BARS} fill="none" strokeWidth="1.5" className="stroke-leaf" strokeOpacity="0.6" />
      <path d={DOOR} className="fill-fresh stroke-primary" strokeWidth="3" />
      <path d={GLASS} fill="none" strokeWidth="4" strokeLinejoin="round" className="stroke-primary" />
      <path d="M110 8V-4" strokeWidth="4" strokeLinecap="round" className="stroke-primary" />
      <circle cx="110" cy="-6" r="4" className="fill-primary" />
    </svg>
  )
}
