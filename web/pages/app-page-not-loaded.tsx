import { publicHelpAddress } from '../platform/help-address.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageNotLoaded } from '../ui/page-not-loaded.tsx'
import { StandInFrame } from '../ui/stand-in-frame.tsx'
import { uiTexts } from '../ui/texts.ts'

/** Stands in the place of a page without a frame of its own that did not load. */
export function AppPageNotLoaded() {
  return (
    <StandInFrame>
      <PageNotLoaded
        help={
          <ButtonLink variant="ghost" href={publicHelpAddress('not-loaded')}>
            {uiTexts.getHelp}
          </ButtonLink>
        }
      />
    </StandInFrame>
  )
}
