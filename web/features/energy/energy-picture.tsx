import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { type EnergyLevel, energyLevels } from '#domain/energy/energy-level.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { type EnergyDay, energyWeek } from './energy-week.ts'
import { energyTexts as texts } from './texts.ts'

/** Of a picture that is 90 high; the three lines stand at these heights. */
const HEIGHT = 90
const heights: Record<EnergyLevel, number> = { low: 28, medium: 56, full: 84 }
const topDown = energyLevels.toReversed()

/** The check-ins of one day, side by side. */
function DayBars({ levels }: { levels: readonly EnergyLevel[] }) {
  const width = Math.min(40, 88 / Math.max(levels.length, 1))
  const left = (100 - width * levels.length) / 2
  return (
    <svg
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-36 w-full"
    >
      {energyLevels.map((level) => (
        <line
          key={level}
          x1="0"
          x2="100"
          y1={HEIGHT - heights[level]}
          y2={HEIGHT - heights[level]}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-soft"
          strokeDasharray="2 4"
        />
      ))}
      {levels.map((level, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the check-ins of a day have no other order than this.
          key={index}
          x={left + index * width + 2}
          y={HEIGHT - heights[level]}
          width={width - 4}
          height={heights[level]}
          className="fill-leaf"
        />
      ))}
      <line
        x1="0"
        x2="100"
        y1={HEIGHT}
        y2={HEIGHT}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        className="stroke-line"
      />
    </svg>
  )
}

const inWords = ({ day, levels }: EnergyDay) =>
  texts.dayInWords(
    day,
    levels.map((level) => texts.levels[level]),
  )

/** The last seven days as bars; every bar is the same green, and a day without a check-in has none. */
export function EnergyPicture({ checkins }: { checkins: readonly EnergyCheckin[] }) {
  const week = energyWeek(checkins, new Date(), browserTimeZone())
  return (
    <figure className="mb-6">
      <figcaption className="mb-3 font-heading">{texts.weekHeading}</figcaption>
      <div role="img" aria-label={texts.weekInWords(week.map(inWords))} className="flex gap-2">
        <div className="relative h-36 w-16 shrink-0 text-sm text-ink-soft">
          {topDown.map((level) => (
            <span
              key={level}
              className="absolute right-1 -translate-y-1/2"
              style={{ top: `${100 - (heights[level] / HEIGHT) * 100}%` }}
            >
              {texts.levels[level]}
            </span>
          ))}
        </div>
        <div className="grid min-w-0 flex-1 grid-cols-7">
          {week.map(({ day, levels }) => (
            <div key={day} className="min-w-0 text-center text-sm">
              <DayBars levels={levels} />
              <span className="mt-1 block text-ink-soft">{texts.weekday(day)}</span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}
