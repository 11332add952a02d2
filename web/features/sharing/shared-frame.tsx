import type { ReactNode } from 'react'
import { publicHelpAddress } from '../../platform/help-address.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { sharedReportTexts as texts } from './report-texts.ts'

/** The frame of the recipient's page. Its links load documents: the public pages ship no script. */
export function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8">
        <a href="/" aria-label={texts.home} className="inline-flex min-h-11 items-center no-underline">
          <Logo />
        </a>
        <ButtonLink variant="secondary" href={publicHelpAddress('/shared')}>
          {texts.getHelp}
        </ButtonLink>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 pt-2 pb-16 sm:px-8">
        {children}
      </main>
    </>
  )
}
