import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { Router } from 'react-router'
import type { PageRouter } from './create-page-router.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'

const CurrentRouter = createContext<PageRouter | null>(null)

type PageRouterViewProps = {
  router: PageRouter
  /** Stands there until the first page has loaded. */
  loading: ReactNode
  /** Takes the place of a page that fails to draw. */
  ErrorScreen: ComponentType<{ error: unknown }>
}

/** Draws the page of the address. A page stays until the next one is drawn. */
export function PageRouterView({ router, loading, ErrorScreen }: PageRouterViewProps) {
  const [page, setPage] = useState(router.shown)
  useLayoutEffect(() => router.listen((next) => startTransition(() => setPage(next))), [router])
  return (
    <CurrentRouter value={router}>
      <Router location={page.location} navigationType={page.navigationType} navigator={router.navigator}>
        <PageErrorBoundary page={page} ErrorScreen={ErrorScreen}>
          {page.content ?? loading}
        </PageErrorBoundary>
      </Router>
    </CurrentRouter>
  )
}

export function usePageRouter(): PageRouter {
  const router = useContext(CurrentRouter)
  if (!router) throw new Error('There is no page router around this component.')
  return router
}
