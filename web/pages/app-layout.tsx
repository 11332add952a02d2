import { Outlet } from 'react-router'
import { useScrollToTop } from '../platform/use-scroll-to-top.ts'
import { Toaster } from '../ui/toaster.tsx'

export default function AppLayout() {
  useScrollToTop()
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
