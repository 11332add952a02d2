import { coachingTexts } from '../texts.ts'

/**
 * Stays in the head of a chat for as long as no AI model answers there. Its second half is not seen in a narrow head
 * that says more than this.
 */
export function BuiltInChip() {
  return (
    <p className="my-1.5 shrink-0 rounded-full border border-line px-2.5 py-0.5 text-sm leading-snug text-ink-soft">
      {coachingTexts.builtIn}
      <span className="@[30rem]/head:@max-[46rem]/head:sr-only @max-[22.75rem]/head:sr-only">
        {coachingTexts.notAModel}
      </span>
    </p>
  )
}
