import type { ReactNode } from 'react'
import { useScrollToTop } from '../platform/use-scroll-to-top.ts'
import { Toaster } from '../ui/toaster.tsx'

export default function AppLayout({ children }: { children: ReactNode }) {
  useScrollToTop()
  return (
    <>
      {children}
      <Toaster />
    </>
  )
}
