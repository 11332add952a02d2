import { FernMark } from '../../../ui/fern-mark.tsx'

const GLASS = 'M20 190V100C20 56 62 26 110 8 158 26 200 56 200 100V190Z'
const BARS = 'M65 190V34M110 190V8M155 190V34M20 100H200M20 145H200'
/** Where the fern of each level grows, from the middle outwards. */
const places = [
  { x: 76, size: 92 },
  { x: 28, size: 78 },
  { x: 122, size: 74 },
  { x: 54, size: 60 },
  { x: 104, size: 118 },
  { x: 148, size: 50 },
  { x: 20, size: 52 },
] as const

/** The greenhouse of the landing page with one fern for each level. Decoration: the words beside it say the same. */
export function GreenhousePicture({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 220 214" aria-hidden="true" focusable="false" className="mx-auto w-full max-w-64">
      <ellipse cx="110" cy="194" rx="108" ry="16" className="fill-lime/40 high-contrast:fill-transparent" />
      <path d={GLASS} className="fill-sunken" />
      <g className="text-leaf">
        {places.slice(0, level).map(({ x, size }) => (
          <svg key={x} x={x} y={190 - size} width={size} height={size} aria-hidden="true" focusable="false">
            <FernMark />
          </svg>
        ))}
      </g>
      <path d={BARS} fill="none" strokeWidth="2" className="stroke-line-soft" />
      <path d={GLASS} fill="none" strokeWidth="4" strokeLinejoin="round" className="stroke-primary" />
      <path d="M110 8V0M6 190H214" strokeWidth="4" strokeLinecap="round" className="stroke-primary" />
    </svg>
  )
}
