import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { publicHelpAddress } from '../platform/help-address.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { FernMark } from '../ui/fern-mark.tsx'
import { focusPageWhenLost } from '../ui/focus-page.ts'
import { Logo } from '../ui/logo.tsx'
import { uiTexts } from '../ui/texts.ts'

/** It says its own title, because it also stands in for a page that names nothing. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks that the unknown path is logged there.
    console.error('404: no page at', pathname)
  }, [pathname])
  useEffect(focusPageWhenLost, [])
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-5xl items-center justify-between gap-12 px-5 py-16 sm:px-8"
    >
      <title>{uiTexts.notFoundTitle}</title>
      <div className="flex min-w-0 flex-col items-start gap-6">
        <Logo />
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {uiTexts.notFoundHeading}
        </h1>
        <p>{uiTexts.notFoundMeaning}</p>
        <p className="max-w-full rounded-control border border-line-soft bg-card px-4 py-2 wrap-anywhere">
          {pathname}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">{uiTexts.returnHome}</ButtonLink>
          <ButtonLink variant="ghost" href={publicHelpAddress('not-found')}>
            {uiTexts.getHelp}
          </ButtonLink>
        </div>
      </div>
      <FernMark className="size-72 shrink-0 text-leaf max-lg:hidden" />
    </main>
  )
}
