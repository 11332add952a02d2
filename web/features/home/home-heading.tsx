import type { ReactNode } from 'react'
import { dayPart } from '#domain/home/day-part.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { homeTexts as texts } from './texts.ts'
import type { Home } from './use-home.ts'

/** A name longer than this would push the page down when it arrives; on a phone a wide one is cut off sooner. */
const LONGEST_NAME = 16

function shorten(name: string): string {
  const letters = Array.from(name)
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}\u2026` : name
}

/** What is true, or a space that holds the line's place until that is known; on a phone it must not take two. */
function HomeLine({ data, isFailed, isShort = false }: Home & { isShort?: boolean }) {
  const greeting = texts.greeting(dayPart(new Date().getHours()))
  if (!data) return isFailed ? `${greeting}.` : '\u00a0'
  const isBegun = data.unfinished?.kind === 'exercise'
  return (
    <>
      {greeting}
      {data.name && (
        <>
          {', '}
          <span className="inline-block max-w-[10ch] truncate align-bottom sm:max-w-none">
            {shorten(data.name)}
          </span>
        </>
      )}
      . {isBegun ? texts.begunExercise : texts.nothingDue}
      {isBegun && !isShort && ` ${texts.placeKept}`}
    </>
  )
}

/** The companion's name: one line and no more, so that nothing below moves when it comes. */
export function CompanionHeading({ title, className }: { title: string; className?: string }) {
  return (
    <h1 tabIndex={-1} title={title} className={joinClasses('truncate leading-tight', className)}>
      {title}
    </h1>
  )
}

/** On a phone, below the companion's name: what is true, and where the person stands. */
export function HomeNote({ home, standing }: Pick<HomeHeadingProps, 'home' | 'standing'>) {
  return (
    <div className="flex flex-col gap-0.5">
      <p className="text-sm leading-snug wrap-anywhere text-ink-soft">
        <HomeLine {...home} isShort />
      </p>
      {standing}
    </div>
  )
}

type HomeHeadingProps = { title: string; home: Home; plant: ReactNode; standing: ReactNode }

/**
 * The companion with its name as the page's h1, one true line below it, and the person's standing beside it. On a phone
 * they stand in the chat's head (`CompanionHeading`, `HomeNote`).
 */
export function HomeHeading({ title, home, plant, standing }: HomeHeadingProps) {
  const isFree = home.data !== undefined && home.data.unfinished?.kind !== 'exercise'
  return (
    <header className="-mt-2 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-3">
        {plant}
        <div className="min-w-0">
          <CompanionHeading title={title} className="text-xl" />
          <p className="text-sm leading-snug wrap-anywhere text-ink-soft">
            <HomeLine {...home} />
            {isFree && ` ${texts.youChoose}`}
          </p>
        </div>
      </div>
      {standing}
    </header>
  )
}
