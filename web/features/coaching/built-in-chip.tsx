import { coachingTexts } from './texts.ts'

/** Stays in the head of a chat for as long as no AI model answers there. */
export function BuiltInChip() {
  return (
    <p className="my-1.5 rounded-full border border-line px-2.5 py-0.5 text-sm leading-snug text-ink-soft">
      {coachingTexts.builtIn}
    </p>
  )
}
