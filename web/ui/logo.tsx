import { FernMark } from './fern-mark.tsx'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'

/** Mark and word together; put it inside a link where it should lead somewhere. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={joinClasses('inline-flex items-center gap-2 text-lg font-heading text-ink', className)}>
      <FernMark className="size-8 text-primary" />
      {uiTexts.productName}
    </span>
  )
}
