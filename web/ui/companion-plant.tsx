import './companion-plant.css'
import type { ReactNode } from 'react'
import type { CompanionLeaf, CompanionPot } from '#domain/settings/companion-look.ts'
import { type Layer, PLANT_STAGES, plantStems } from './plant-shape.ts'

const layerColor: Record<Layer, string> = {
  back: 'var(--plant-back)',
  middle: 'var(--plant-middle)',
  front: 'var(--plant-front)',
}
/** In high contrast everything has an edge in the text's colour; else this one cannot be seen. */
const edge = { stroke: 'var(--plant-edge)', strokeWidth: 2, strokeLinejoin: 'round' } as const
const shade = (pot: CompanionPot) => `color-mix(in srgb, var(--plant-${pot}) 84%, var(--ink))`

const pots: Record<CompanionPot, ReactNode> = {
  clay: (
    <>
      <path d="M30 84H66L62 106Q61.6 109 58.6 109H37.4Q34.4 109 34 106Z" fill="var(--plant-clay)" {...edge} />
      <path d="M30.6 87H65.4L64.9 90H31.1Z" fill={shade('clay')} />
      <rect x="27" y="77" width="42" height="10" rx="2.5" fill="var(--plant-clay)" {...edge} />
    </>
  ),
  round: (
    <>
      <path
        d="M31 79H65Q73 88 68 98 63 109 48 109 33 109 28 98 23 88 31 79Z"
        fill="var(--plant-round)"
        {...edge}
      />
      <path d="M26.2 90Q48 96 69.8 90L69.9 94Q48 100 26.4 94Z" fill={shade('round')} />
      <rect x="29" y="77" width="38" height="5" rx="2.5" fill="var(--plant-round)" {...edge} />
    </>
  ),
  box: (
    <>
      <rect x="27" y="77" width="42" height="32" rx="3" fill="var(--plant-box)" {...edge} />
      <path d="M27 86H69V88.4H27ZM27 97H69V99.4H27Z" fill={shade('box')} />
    </>
  ),
  footed: (
    <>
      <path d="M33 101L30 111H34L38 101ZM63 101L66 111H62L58 101Z" fill={shade('footed')} {...edge} />
      <path d="M29 77H67V97Q67 104 60 104H36Q29 104 29 97Z" fill="var(--plant-footed)" {...edge} />
      <circle cx="39" cy="90" r="2" fill={shade('footed')} />
      <circle cx="48" cy="94" r="2" fill={shade('footed')} />
      <circle cx="57" cy="90" r="2" fill={shade('footed')} />
    </>
  ),
}

/** Five petals on the stems that carry them, at the last stage alone. */
function Flower({ x, y }: { x: number; y: number }) {
  return (
    <g fill="var(--plant-flower)" stroke="var(--plant-edge)" strokeWidth="1">
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx={x} cy={y - 2.8} r="2.2" transform={`rotate(${turn} ${x} ${y})`} />
      ))}
      <circle cx={x} cy={y} r="1.6" fill="var(--plant-clay)" />
    </g>
  )
}

type CompanionPlantProps = {
  pot: CompanionPot
  leaf: CompanionLeaf
  /** The person's level, 1 to 7. The plant grows with it, and never becomes less. */
  level: number
  className?: string | undefined
}

/**
 * The companion as a still plant in the pot and with the leaf that the person chose. It has no face and says nothing:
 * its name and the level stand beside it in words, so that it is hidden from screen readers.
 */
export function CompanionPlant({ pot, leaf, level, className }: CompanionPlantProps) {
  const stems = plantStems(leaf, level)
  const flowers = level >= PLANT_STAGES ? stems.filter(({ layer }) => layer !== 'front').slice(0, 3) : []
  return (
    <svg viewBox="0 0 96 112" aria-hidden="true" focusable="false" className={className}>
      <ellipse cx="48" cy="79" rx="18" ry="3" fill="var(--plant-soil)" />
      {stems.map(({ path, layer, leaves }) => (
        <g key={path} fill={layerColor[layer]}>
          {leaf !== 'blade' && (
            <path d={path} fill="none" stroke={layerColor[layer]} strokeWidth="1.8" strokeLinecap="round" />
          )}
          {leaves.map((each) => (
            <path
              key={each.transform}
              d={each.path}
              transform={each.transform || undefined}
              stroke="var(--plant-gap)"
              strokeWidth={leaf === 'fern' ? 0.4 : 0.9}
              strokeLinejoin="round"
            />
          ))}
        </g>
      ))}
      {flowers.map(({ tip }) => (
        <Flower key={`${tip.x} ${tip.y}`} {...tip} />
      ))}
      {pots[pot]}
    </svg>
  )
}
