import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useLocation } from 'react-router'
import { publicHelpAddress } from '../../platform/help-address.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { FernMark } from '../../ui/fern-mark.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { accountTexts } from './texts.ts'

/** The quiet frame of the pages before the account: the way back, the logo, and one card with one thing to do. */
export function AccountFrame({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="relative isolate min-h-dvh overflow-x-clip">
      <SkipLink />
      <FernMark className="fixed -bottom-24 -left-16 -z-10 size-128 text-lime opacity-40 max-xl:hidden high-contrast:hidden dark:opacity-15" />
      <header className="mx-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-x-2 px-4 py-4">
        <Logo />
        {/* Public pages ship no script, so they are loaded as documents; help in a new tab, or the form would be lost. */}
        <div className="flex items-center gap-1">
          <ButtonLink
            variant="ghost"
            href={publicHelpAddress(pathname)}
            target="_blank"
            rel="noopener"
            className="px-2! whitespace-nowrap text-ink! no-underline! max-sm:px-1! max-sm:text-sm!"
          >
            {uiTexts.getHelp} <VisuallyHidden>{accountTexts.newTab}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href="/"
            className="whitespace-nowrap max-sm:px-2! max-sm:text-sm! max-sm:[&_svg]:hidden"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {accountTexts.goBack}
          </ButtonLink>
        </div>
      </header>
      <main ref={ref} id="main" tabIndex={-1} className="mx-auto w-full max-w-xl px-4 pt-2 pb-16">
        <Card className="sm:p-8!">{children}</Card>
      </main>
    </div>
  )
}
