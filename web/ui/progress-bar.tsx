import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type ProgressBarProps = {
  /** What is measured. */
  label: ReactNode
  /** The id of words that stand before the label in the bar's name, where several bars have the same label. */
  subjectId?: string
  /** 0 to 100; values outside are drawn at the nearest end. */
  percent: number
  /** The value in words, such as "1,200 of 500,000 tokens"; the percentage where it is left out. */
  valueText?: string
  /** Lower, and without the words above it: screen readers alone have them. */
  isSlim?: boolean
}

/** A still bar with its label and value in words above it. */
export function ProgressBar({
  label,
  subjectId,
  percent,
  valueText = `${percent}%`,
  isSlim = false,
}: ProgressBarProps) {
  const labelId = useId()
  const shownPercent = Math.min(100, Math.max(0, percent))
  return (
    <div>
      <div className={isSlim ? 'sr-only' : 'mb-1 flex flex-wrap justify-between gap-x-4 text-sm'}>
        <span id={labelId}>{label}</span>
        <span className="text-ink-soft tabular-nums">{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={subjectId ? `${subjectId} ${labelId}` : labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shownPercent}
        aria-valuetext={valueText}
        className={joinClasses(
          'overflow-hidden rounded-full border border-line bg-sunken',
          isSlim ? 'h-3' : 'h-4',
        )}
      >
        <div
          className="h-full bg-primary forced-colors:bg-[Highlight]"
          style={{ width: `${shownPercent}%` }}
        />
      </div>
    </div>
  )
}
