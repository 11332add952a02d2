import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const spacious = { header: 'mb-6 items-end gap-4', words: 'max-w-measure', title: 'text-2xl sm:text-3xl' }
const compact = {
  header: '-mt-1 mb-2 min-h-13 max-md:mt-1 items-center gap-x-4 gap-y-0.5',
  words: 'contents',
  // A name may be one long word.
  title: 'min-w-0 text-xl wrap-anywhere lg:max-w-1/2 lg:shrink-0',
  intro: 'text-sm max-md:order-last max-md:basis-full md:flex-1 md:basis-60',
}

/** The one h1 of a page, with a sentence below that says what the page is for. */
export function PageHeading({
  title,
  intro,
  actions,
  describedBy,
  isCompact = false,
}: {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  /** The id of a message that is read with the heading, which has the focus when its page opens. */
  describedBy?: string | undefined
  /** Heading and sentence in one row where there is room, so that the height is left to the page's one thing. */
  isCompact?: boolean
}) {
  return (
    <header
      className={joinClasses('flex flex-wrap justify-between', isCompact ? compact.header : spacious.header)}
    >
      <div className={joinClasses('min-w-0', isCompact ? compact.words : spacious.words)}>
        <h1
          tabIndex={-1}
          aria-describedby={describedBy}
          className={isCompact ? compact.title : spacious.title}
        >
          {title}
        </h1>
        {intro && <p className={joinClasses('text-ink-soft', isCompact ? compact.intro : 'mt-2')}>{intro}</p>}
      </div>
      {actions && (
        <div className={joinClasses('flex flex-wrap gap-3', isCompact && 'ml-auto')}>{actions}</div>
      )}
    </header>
  )
}
