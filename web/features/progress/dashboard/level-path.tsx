import { levels } from '#domain/progress/levels.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { progressTexts as texts } from './texts.ts'

/** A flat stone, seen from the side a little; a reached one is filled. */
const stone =
  'relative grid h-8 w-9 place-items-center rounded-[50%] border border-b-4 text-sm font-heading @lg:h-10 @lg:w-14'
const reached =
  'border-primary border-b-leaf bg-primary text-on-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
const ahead = 'border-line bg-card text-ink-soft'
/** From the middle of the stone before to the middle of this one, below both. */
const path = 'absolute top-3.5 -z-1 right-1/2 w-full border-t-4 border-dotted @lg:top-4.5'

/** All levels as stepping stones, one behind the other; those that are reached are filled, and all carry their number. */
export function LevelPath({ current }: { current: number }) {
  return (
    <div className="@container mt-6">
      <ol aria-label={texts.path} className="isolate grid grid-cols-7">
        {levels.map(({ level, title }) => {
          const isReached = level <= current
          const isCurrent = level === current
          return (
            <li
              key={level}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative flex min-w-0 flex-col items-center"
            >
              {level > 1 && (
                <span
                  aria-hidden
                  className={joinClasses(path, isReached ? 'border-leaf' : 'border-line-soft')}
                />
              )}
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
                className={joinClasses(
                  'mt-2 text-sm hidden @2xl:block',
                  isCurrent ? 'font-heading' : 'text-ink-soft',
                )}
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
