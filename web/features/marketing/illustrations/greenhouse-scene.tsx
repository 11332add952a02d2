import { FernClump } from './fern-clump.tsx'
import { FernFrond } from './fern-frond.tsx'

const GLASS = 'M120 470V262C120 160 214 92 320 50 426 92 520 160 520 262V470Z'
const DOORWAY = 'M253 470V300Q253 262 320 262 387 262 387 300V470Z'
const BARS =
  'M186 470V90M253 470V50M320 262V50M387 470V50M454 470V90M120 262H520M120 366H253M387 366H520M110 206Q320 122 530 206M150 140Q320 76 490 140'

/** Flat stones from the door to the reader, each larger than the one before. */
const stones = [
  { x: 322, y: 487, rx: 24, ry: 6 },
  { x: 298, y: 508, rx: 33, ry: 9 },
  { x: 338, y: 538, rx: 45, ry: 12 },
  { x: 286, y: 576, rx: 60, ry: 16 },
  { x: 356, y: 624, rx: 78, ry: 20 },
]

const insideFronds = [
  { x: 196, degrees: -12, scale: 0.9, mirrored: true },
  { x: 196, degrees: 14, scale: 0.8 },
  { x: 196, degrees: 40, scale: 0.55 },
  { x: 196, degrees: -42, scale: 0.6, mirrored: true },
  { x: 440, degrees: 10, scale: 1.08 },
  { x: 440, degrees: -12, scale: 0.9, mirrored: true },
  { x: 440, degrees: 40, scale: 0.6 },
  { x: 440, degrees: -42, scale: 0.55, mirrored: true },
]

function Greenhouse() {
  return (
    <g>
      <clipPath id="glass">
        <path d={GLASS} />
      </clipPath>
      <path d={GLASS} className="art-glass" />
      <g clipPath="url(#glass)">
        <g className="art-inside">
          {insideFronds.map((frond) => (
            <FernFrond key={`${frond.x} ${frond.degrees}`} y={468} {...frond} />
          ))}
        </g>
        <path d={DOORWAY} className="art-door" />
        <path d="M400 60 540 250V380L380 470H250L330 290Z" className="art-beam" />
        <path d="M330 40 470 130 300 470H190L270 250Z" className="art-beam" />
        <path d={BARS} className="art-bars" />
      </g>
      <path d={GLASS} className="art-frame" />
      <path d={DOORWAY} className="art-frame" />
      <path d="M253 300 216 316V488L253 470Z" className="art-door-leaf" />
      <path d="M253 392 216 404" className="art-bars" />
      <path d="M320 50V24" className="art-frame" />
      <circle cx="320" cy="20" r="6" className="art-finial" />
      <path d="M104 470H253M387 470H536" className="art-frame" />
    </g>
  )
}

/** A quiet greenhouse in morning light, with stepping stones to its open door. Decoration: it says nothing that the text does not. */
export function GreenhouseScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 650" overflow="visible" aria-hidden="true" focusable="false" className={className}>
      <circle cx="474" cy="158" r="190" className="art-halo" />
      <circle cx="474" cy="158" r="126" className="art-sun" />
      <Greenhouse />
      {stones.map(({ x, y, rx, ry }) => (
        <g key={y}>
          <ellipse cx={x} cy={y + ry / 2.5} rx={rx} ry={ry} className="art-stone-side" />
          <ellipse cx={x} cy={y} rx={rx} ry={ry} className="art-stone" />
        </g>
      ))}
      <FernClump x={92} y={586} scale={1.02} />
      <FernClump x={566} y={570} scale={0.94} mirrored />
      <FernClump x={176} y={522} scale={0.46} mirrored />
      <FernClump x={470} y={512} scale={0.44} />
    </svg>
  )
}

/** The ground that the greenhouse stands on, as wide as the page. */
export function GreenhouseGround({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d="M0 196C360 190 620 96 900 52S1300 30 1440 64V240H0Z" className="art-ground" />
    </svg>
  )
}
