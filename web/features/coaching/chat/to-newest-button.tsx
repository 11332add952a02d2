import { ArrowDown } from 'lucide-react'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { useTooltip } from '../../../ui/use-tooltip.tsx'
import { coachingTexts } from '../texts.ts'

/** Stands in the composer while the reader is elsewhere in the conversation: there it lies over no words. */
export function ToNewestButton({ onGoToEnd }: { onGoToEnd: () => void }) {
  const { controlProps, tooltip } = useTooltip(coachingTexts.goToNewest)
  return (
    <>
      <button
        type="button"
        {...controlProps}
        className={buttonClasses('ghost', 'min-w-11 px-2! text-sm no-underline!')}
        onClick={onGoToEnd}
      >
        <ArrowDown aria-hidden className="size-5" />
        <span className="@max-[40rem]:sr-only">{coachingTexts.goToNewest}</span>
      </button>
      {tooltip}
    </>
  )
}
