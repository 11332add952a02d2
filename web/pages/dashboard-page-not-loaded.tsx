import { ButtonLink } from '../ui/button-link.tsx'
import { PageNotLoaded } from '../ui/page-not-loaded.tsx'
import { uiTexts } from '../ui/texts.ts'

/** Stands in the place of a dashboard page that did not load: the menu, the chats, the calm screen and help stay. */
export function DashboardPageNotLoaded() {
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
