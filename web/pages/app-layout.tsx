import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { useScrollToTop } from '../platform/use-scroll-to-top.ts'
import { RootErrorScreen } from '../ui/root-error-screen.tsx'
import { Toaster } from '../ui/toaster.tsx'

const NotFoundPage = lazy(() => import('./not-found.tsx'))

export default function AppLayout() {
  useScrollToTop()
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

/** A module that does not exist is a page that does not exist. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RootErrorScreen />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
