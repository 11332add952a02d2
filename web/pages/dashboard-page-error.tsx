import { useRouteError } from 'react-router'
import { PageLoadError } from '../platform/page-load-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageNotLoaded } from '../ui/page-not-loaded.tsx'
import { uiTexts } from '../ui/texts.ts'

/** A page that did not load leaves the menu, the chats, the calm screen and help as they are. */
export function DashboardPageError() {
  const error = useRouteError()
  if (!(error instanceof PageLoadError)) throw error
  return (
    <PageNotLoaded
      help={
        <ButtonLink variant="ghost" to="/dashboard/help">
          {uiTexts.getHelp}
        </ButtonLink>
      }
    />
  )
}
