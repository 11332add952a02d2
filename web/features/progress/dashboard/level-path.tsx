import { levels } from '#domain/progress/levels.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { progressTexts as texts } from './texts.ts'

/** A flat stone, seen from the side a little; a reached one is filled. */
const stone =
  'relative grid h-8 w-9 place-items-center rounded-[50%] border border-b-4 text-sm font-heading @lg:h-11 @lg:w-16 @lg:border-b-6 @lg:text-base'
const reached =
  'border-primary border-b-leaf bg-primary text-on-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
const ahead = 'border-line bg-card text-ink'

/** How far from the upper edge each stone lies, in pixels: the path bends a little. */
const tops = [22, 8, 26, 10, 28, 12, 22] as const
/** From a stone's upper edge to the path through its middle. */
const TO_MIDDLE = 20
const STEP = 100

/** The path from the first stone to one of the others, in the units of a drawing 700 wide. */
function pathTo(level: number): string {
  const points = tops.slice(0, level).map((top, index) => ({ x: STEP * (index + 0.5), y: top + TO_MIDDLE }))
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const bend = (before.x + x) / 2
      return `C${bend} ${before.y} ${bend} ${y} ${x} ${y}`
    })
    .join('')
}

const dots = {
  fill: 'none',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeDasharray: '0 12',
  vectorEffect: 'non-scaling-stroke',
} as const

/** All levels as stepping stones, one behind the other; those that are reached are filled, and all carry their number. */
export function LevelPath({ current }: { current: number }) {
  return (
    <div className="@container relative isolate">
      <svg
        viewBox={`0 0 ${STEP * levels.length} 70`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-x-0 top-0 -z-1 h-[70px] w-full"
      >
        <path d={pathTo(levels.length)} {...dots} className="stroke-line" />
        <path d={pathTo(current)} {...dots} className="stroke-primary" />
      </svg>
      <ol aria-label={texts.path} className="grid grid-cols-7">
        {levels.map(({ level, title }, index) => {
          const isReached = level <= current
          const isCurrent = level === current
          return (
            <li
              key={level}
              aria-current={isCurrent ? 'step' : undefined}
              className="flex min-w-0 flex-col items-center"
              style={{ paddingTop: tops[index] }}
            >
              <span
                aria-hidden
                data-stone
                className={joinClasses(
                  stone,
                  isReached ? reached : ahead,
                  isCurrent && 'outline-2 outline-offset-2 outline-primary',
                )}
              >
                {level}
              </span>
              <span
                aria-hidden
                className={joinClasses('mt-2 text-sm hidden @2xl:block', isCurrent && 'font-heading')}
              >
                {title}
              </span>
              <VisuallyHidden>{texts.pathLevel(level, title, isReached)}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
