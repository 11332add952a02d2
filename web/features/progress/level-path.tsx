import { levels } from '#domain/progress/levels.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { progressTexts as texts } from './texts.ts'

/** All levels as stepping stones; those that are reached are filled and carry their number like the others. */
export function LevelPath({ current }: { current: number }) {
  return (
    <ol aria-label={texts.path} className="mt-5 flex items-center justify-between">
      {levels.map(({ level, title }) => {
        const isReached = level <= current
        return (
          <li
            key={level}
            aria-current={level === current ? 'step' : undefined}
            title={title}
            className={joinClasses(
              'grid size-7 place-items-center rounded-full border text-sm font-heading sm:size-9',
              isReached
                ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'border-line bg-sunken text-ink-soft',
              level === current && 'outline-2 outline-offset-2 outline-primary',
            )}
          >
            <span aria-hidden>{level}</span>
            <VisuallyHidden>{texts.pathLevel(level, title, isReached)}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
