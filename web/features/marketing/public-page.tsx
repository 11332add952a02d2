import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import { FrondShapes } from './illustrations/fern-frond.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

type PublicPageProps = {
  /** Where "Get help" leads on this page. */
  helpAddress: string
  children: ReactNode
}

/** The frame of every public page: plain HTML with landmarks, no script. */
export function PublicPage({ helpAddress, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <FrondShapes />
      <PublicHeader helpAddress={helpAddress} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
