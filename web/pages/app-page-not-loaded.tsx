import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageNotLoaded } from '../ui/page-not-loaded.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { uiTexts } from '../ui/texts.ts'

/** Stands in the place of a page without a frame of its own that did not load. */
export function AppPageNotLoaded() {
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
