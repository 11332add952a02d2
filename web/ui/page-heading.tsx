import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const spacious = {
  header: 'mb-6 max-sm:mb-4 items-center gap-x-4 gap-y-1',
  // A word as long as the row leaves the buttons a row of their own.
  title: 'min-w-0 flex-1 basis-40 text-xl wrap-anywhere sm:text-3xl',
  intro: 'order-last basis-full max-sm:text-sm *:max-w-measure',
}
const compact = {
  header: '-mt-1 mb-2 min-h-13 max-md:mt-1 items-center gap-x-4 max-md:gap-x-2 gap-y-0.5',
  // A name may be one long word.
  title:
    'min-w-0 text-xl max-md:text-lg/tight wrap-anywhere max-lg:min-w-32 max-lg:flex-1 lg:max-w-1/2 lg:shrink-0',
  intro: 'text-sm max-lg:order-last max-lg:basis-full lg:flex-1 lg:basis-60',
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
  const { header, title: titleClasses, intro: introClasses } = isCompact ? compact : spacious
  return (
    <header className={joinClasses('flex flex-wrap justify-between', header)}>
      <h1 tabIndex={-1} aria-describedby={describedBy} className={titleClasses}>
        {title}
      </h1>
      {intro && (
        <div className={joinClasses('text-ink-soft', introClasses)}>
          <p>{intro}</p>
        </div>
      )}
      {actions && (
        <div className={joinClasses('flex flex-wrap gap-3', isCompact && 'ml-auto')}>{actions}</div>
      )}
    </header>
  )
}
