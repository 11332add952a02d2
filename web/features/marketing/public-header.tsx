import { LogIn } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { marketingTexts } from './texts.ts'

/** On a phone the words are smaller and stay whole: with larger text the links stand below the logo. */
const onPhone = 'whitespace-nowrap max-sm:text-sm'

const link = `inline-flex min-h-11 items-center rounded-control px-1 underline-offset-4 hover:underline sm:px-2 ${onPhone}`

/** The same header on every public page. It needs no menu button: on narrow screens fewer links stand in it. */
export function PublicHeader({ helpAddress }: { helpAddress: string }) {
  return (
    <header className="relative z-10 mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 py-4 sm:px-8">
      <a
        href="/"
        aria-label={marketingTexts.homeLink}
        className="inline-flex min-h-11 items-center no-underline"
      >
        <Logo />
      </a>
      <nav aria-label={marketingTexts.pagesLabel} className="flex items-center gap-1 sm:gap-4">
        <a href="/#how-it-works" className={`${link} max-md:hidden`}>
          {marketingTexts.howItWorks}
        </a>
        <a href="/#pricing" className={`${link} max-md:hidden`}>
          {marketingTexts.pricing}
        </a>
        <a href={helpAddress} className={link}>
          {marketingTexts.getHelp}
        </a>
        <a
          href="/signup?mode=login"
          className={buttonClasses('secondary', `max-sm:gap-1.5 max-sm:px-2! ${onPhone}`)}
        >
          <LogIn aria-hidden="true" className="size-5" />
          {marketingTexts.logIn}
        </a>
      </nav>
    </header>
  )
}
