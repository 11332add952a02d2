import { type ReactNode, useEffect, useState } from 'react'
import { usePageRouter } from '../platform/page-router.tsx'
import { useAction } from '../platform/use-action.ts'
import { Button } from './button.tsx'
import { focusPageWhenLost } from './focus-page.ts'
import { PageHeading } from './page-heading.tsx'
import { uiTexts } from './texts.ts'

const { notLoaded: texts } = uiTexts

/** Stands in the place of a page that did not load, until it does. `help` is a link to help. */
export function PageNotLoaded({ help }: { help: ReactNode }) {
  const { reload } = usePageRouter()
  const [failures, setFailures] = useState(0)
  const { isRunning, run } = useAction(async () => {
    await reload()
    setFailures((count) => count + 1)
  })
  useEffect(() => {
    focusPageWhenLost()
    // The page that takes its place has not changed its address, so that nobody else would give it the focus.
    return focusPageWhenLost
  }, [])
  return (
    <div>
      <title>{texts.documentTitle}</title>
      <PageHeading title={texts.title} intro={texts.meaning} />
      <p className="mb-6 max-w-measure">{texts.next}</p>
      <p role="status" className="max-w-measure font-heading not-empty:mb-6">
        {!isRunning && failures > 0 && texts.stillNotLoaded}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isRunning} pendingText={texts.trying} onClick={() => run()}>
          {texts.tryAgain}
        </Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        {help}
      </div>
    </div>
  )
}
