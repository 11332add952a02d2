import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { type EnergyLevel, energyLevels } from '#domain/energy/energy-level.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { countWeek, type EnergyDay, energyWeek } from './energy-week.ts'
import { energyTexts as texts } from './texts.ts'

/** How high the bar of a level is, in percent of the picture; its line stands there too. */
const heights: Record<EnergyLevel, number> = { low: 31, medium: 62, full: 93 }
const topDown = energyLevels.toReversed()
const HEIGHT = 'h-44 sm:h-60'

/** The check-ins of one day, side by side. The picture ends with today. */
function DayBars({ levels, isToday }: { levels: readonly EnergyLevel[]; isToday: boolean }) {
  return (
    <div
      className={joinClasses(
        `relative flex items-end justify-center gap-1 border-b-2 border-line px-1 ${HEIGHT}`,
        isToday && 'rounded-t-control bg-sunken',
      )}
    >
      {levels.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the check-ins of a day have no other order than this.
          key={index}
          className="relative z-1 min-w-0 max-w-12 flex-1 rounded-t-control border border-b-0 border-primary bg-leaf forced-colors:bg-[Highlight]"
          style={{ height: `${heights[level]}%` }}
        />
      ))}
    </div>
  )
}

const inWords = ({ day, levels }: EnergyDay) =>
  texts.dayInWords(
    day,
    levels.map((level) => texts.levels[level]),
  )

function Lines() {
  return (
    <div className={`absolute inset-x-0 top-0 z-1 ${HEIGHT}`}>
      {topDown.map((level) => (
        <span
          key={level}
          className="absolute inset-x-0 border-t border-dashed border-line-soft"
          style={{ bottom: `${heights[level]}%` }}
        />
      ))}
    </div>
  )
}

/**
 * What the last seven days show, in a sentence and as bars; every bar is the same green, and a day without a check-in
 * has none.
 */
export function EnergyPicture({ checkins }: { checkins: readonly EnergyCheckin[] }) {
  const now = new Date()
  const timeZone = browserTimeZone()
  const week = energyWeek(checkins, now, timeZone)
  return (
    <figure>
      <figcaption className="mb-5 max-w-measure text-lg max-sm:text-base">
        {texts.weekSentence(countWeek(checkins, now, timeZone))}
      </figcaption>
      <div role="img" aria-label={texts.weekInWords(week.map(inWords))} className="flex gap-2">
        <div className={`relative w-16 shrink-0 text-sm text-ink-soft ${HEIGHT}`}>
          {topDown.map((level) => (
            <span
              key={level}
              className="absolute right-1 translate-y-1/2"
              style={{ bottom: `${heights[level]}%` }}
            >
              {texts.levels[level]}
            </span>
          ))}
        </div>
        <div className="relative grid min-w-0 flex-1 grid-cols-7">
          <Lines />
          {week.map(({ day, levels }, index) => (
            <div key={day} className="min-w-0 text-center text-sm">
              <DayBars levels={levels} isToday={index === week.length - 1} />
              <span
                className={joinClasses(
                  'mt-1 block',
                  index === week.length - 1 ? 'font-heading' : 'text-ink-soft',
                )}
              >
                {texts.weekday(day)}
              </span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}
