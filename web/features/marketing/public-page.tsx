import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import { FrondShapes } from './illustrations/fern-frond.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** The frame of every public page: plain HTML with landmarks, no script. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <FrondShapes />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
