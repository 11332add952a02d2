import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { coachingTexts } from '../texts.ts'

/**
 * Stays in the head of a chat for as long as no AI model answers there. Its second half is not seen in a narrow head
 * that says more than this. `isPlain`: a line below the heading of a phone's page, which has no room for a frame.
 */
export function BuiltInChip({ isPlain = false }: { isPlain?: boolean }) {
  if (isPlain)
    return (
      <p className="text-sm leading-tight text-ink-soft">
        {coachingTexts.builtIn}
        <VisuallyHidden>{coachingTexts.notAModel}</VisuallyHidden>
      </p>
    )
  return (
    <p className="my-1.5 shrink-0 rounded-full border border-line px-2.5 py-0.5 text-sm leading-snug text-ink-soft">
      {coachingTexts.builtIn}
      <span className="@[30rem]/head:@max-[46rem]/head:sr-only @max-[22.75rem]/head:sr-only">
        {coachingTexts.notAModel}
      </span>
    </p>
  )
}
