import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of what stands in the place of a whole page: the logo, and below it what is said instead. */
export function StandInFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="mx-auto flex max-w-2xl flex-col items-start gap-6 px-5 py-16">
        <Logo />
        {children}
      </main>
    </>
  )
}
