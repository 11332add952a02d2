import { FernClump } from './fern-clump.tsx'
import { FernFrond } from './fern-frond.tsx'

const GLASS = 'M120 470V262C120 160 214 92 320 50 426 92 520 160 520 262V470Z'
const BARS =
  'M186 470V176M253 470V98M387 470V98M454 470V176M120 262H520M120 366H520M149 196Q320 128 491 196M214 126Q320 84 426 126'
const DOOR = 'M253 470V300Q253 262 320 262 387 262 387 300V470Z'

/** Flat stones from the door to the reader, each larger than the one before. */
const stones = [
  { x: 322, y: 486, rx: 24, ry: 6 },
  { x: 296, y: 508, rx: 33, ry: 9 },
  { x: 338, y: 538, rx: 45, ry: 12 },
  { x: 284, y: 576, rx: 60, ry: 16 },
  { x: 360, y: 622, rx: 78, ry: 20 },
]

function Greenhouse() {
  return (
    <g>
      <path d={GLASS} className="art-glass" />
      <g className="art-inside">
        <FernFrond x={206} y={468} degrees={-12} scale={0.9} mirrored />
        <FernFrond x={206} y={468} degrees={16} scale={0.78} />
        <FernFrond x={206} y={468} degrees={44} scale={0.6} />
        <FernFrond x={206} y={468} degrees={-44} scale={0.6} mirrored />
        <FernFrond x={434} y={468} degrees={14} scale={1.1} />
        <FernFrond x={434} y={468} degrees={-10} scale={0.9} mirrored />
        <FernFrond x={434} y={468} degrees={40} scale={0.66} />
        <FernFrond x={434} y={468} degrees={-44} scale={0.66} mirrored />
      </g>
      <path d={DOOR} className="art-door" />
      <path d="M405 86 520 262V366L387 470H253L320 300Z" className="art-beam" />
      <path d="M320 50 486 176 320 470H200L270 250Z" className="art-beam" />
      <path d={BARS} className="art-bars" />
      <path d={GLASS} className="art-frame" />
      <path d={DOOR} className="art-frame" />
      <path d="M320 262V470M320 50V24" className="art-bars" />
      <circle cx="320" cy="20" r="6" className="art-finial" />
      <path d="M104 470H536" className="art-frame" />
    </g>
  )
}

/** A quiet greenhouse in morning light, with stepping stones to its open door. Decoration: it says nothing that the text does not. */
export function GreenhouseScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 660" aria-hidden="true" focusable="false" className={className}>
      <circle cx="478" cy="150" r="132" className="art-sun" />
      <path d="M-40 506Q150 440 330 468T700 470V660H-40Z" className="art-ground" />
      <Greenhouse />
      {stones.map(({ x, y, rx, ry }) => (
        <g key={y}>
          <ellipse cx={x} cy={y + ry / 2.5} rx={rx} ry={ry} className="art-stone-side" />
          <ellipse cx={x} cy={y} rx={rx} ry={ry} className="art-stone" />
        </g>
      ))}
      <FernClump x={92} y={586} scale={1.02} />
      <FernClump x={560} y={566} scale={0.92} mirrored />
      <FernClump x={176} y={520} scale={0.46} mirrored />
      <FernClump x={470} y={510} scale={0.44} />
    </svg>
  )
}
