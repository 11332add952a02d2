import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageLoadError } from '../platform/page-load-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageNotLoaded } from '../ui/page-not-loaded.tsx'
import { RootErrorScreen } from '../ui/root-error-screen.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { uiTexts } from '../ui/texts.ts'
import NotFoundPage from './not-found.tsx'

/** A page without a frame of its own that did not load. A module that does not exist is a page that does not exist. */
export function AppError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (!(error instanceof PageLoadError)) return <RootErrorScreen />
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="mx-auto flex max-w-2xl flex-col items-start gap-6 px-5 py-16">
        <Logo />
        <PageNotLoaded
          help={
            <ButtonLink variant="ghost" href={uiTexts.helpAddress}>
              {uiTexts.getHelp}
            </ButtonLink>
          }
        />
      </main>
    </>
  )
}
