import { useEffect, useState } from 'react'
import { publicHelpAddress } from '../../../platform/help-address.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { focusPageWhenLost } from '../../../ui/focus-page.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { StandInFrame } from '../../../ui/stand-in-frame.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { session } from './session.ts'
import { sessionTexts as texts } from './texts.ts'

/** Stands in the place of a page while it is not known whether somebody is signed in. */
export function SessionUnreachable() {
  const [isStillUnreachable, setStillUnreachable] = useState(false)
  useEffect(() => {
    focusPageWhenLost()
    // The page that takes its place has the same address, so that nobody else would give it the focus.
    return focusPageWhenLost
  }, [])

  async function tryAgain() {
    setStillUnreachable(false)
    await session.check()
    setStillUnreachable(true)
  }
  return (
    <StandInFrame>
      <title>{texts.unreachableDocumentTitle}</title>
      <div>
        <PageHeading title={texts.unreachableTitle} intro={texts.unreachable} />
        <p role="status" className="font-heading not-empty:mb-6">
          {isStillUnreachable && texts.stillUnreachable}
        </p>
        <div className="flex flex-wrap gap-3">
          <ActionButton variant="primary" pendingText={texts.trying} action={tryAgain}>
            {texts.tryAgain}
          </ActionButton>
          <ButtonLink variant="ghost" href={publicHelpAddress('not-loaded')}>
            {uiTexts.getHelp}
          </ButtonLink>
        </div>
      </div>
    </StandInFrame>
  )
}
