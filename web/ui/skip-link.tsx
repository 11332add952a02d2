import { uiTexts } from './texts.ts'

/** The first stop of the Tab key on every page; `targetId` is the id of the page's main element. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-heading text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {uiTexts.skipToContent}
    </a>
  )
}
