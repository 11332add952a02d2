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
  /** Said over a page that stays because the next one takes long. */
  waiting: string
  /** Takes the place of a page that fails to draw. */
  ErrorScreen: ComponentType<{ error: unknown }>
}

const waitingClasses =
  'fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-card border border-line bg-card px-4 py-2 shadow-card print:hidden'

/** Draws the page of the address. A page stays until the next one is drawn. */
export function PageRouterView({ router, loading, waiting, ErrorScreen }: PageRouterViewProps) {
  const [page, setPage] = useState(router.shown)
  const [isWaiting, setWaiting] = useState(false)
  useLayoutEffect(() => router.listen((next) => startTransition(() => setPage(next)), setWaiting), [router])
  return (
    <CurrentRouter value={router}>
      <Router location={page.location} navigationType={page.navigationType} navigator={router.navigator}>
        <PageErrorBoundary page={page} ErrorScreen={ErrorScreen}>
          {page.content ?? loading}
        </PageErrorBoundary>
        <p aria-live="polite" className={isWaiting ? waitingClasses : undefined}>
          {isWaiting && waiting}
        </p>
      </Router>
    </CurrentRouter>
  )
}

/** The router that the component is drawn by. */
export function usePageRouter(): PageRouter {
  const router = useContext(CurrentRouter)
  if (!router) throw new Error('There is no page router around this component.')
  return router
}
