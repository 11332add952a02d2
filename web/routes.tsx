import type { ComponentType } from 'react'
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  Outlet,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { AppError } from './pages/app-error.tsx'
import { DashboardPageNotLoaded } from './pages/dashboard-page-not-loaded.tsx'
import { PageLoadError } from './platform/page-load-error.ts'
import { type PageMeta, PageTags } from './platform/page-tags.tsx'
import { publicPaths } from './public-paths.ts'
import { LoadingLine } from './ui/loading-line.tsx'
import { RootErrorScreen } from './ui/root-error-screen.tsx'
import { uiTexts } from './ui/texts.ts'

/** What a file in `pages` exports. `Data` is what its loader answers. */
type Page<Data> = {
  default: ComponentType<{ loaderData: Data }>
  loader?: LoaderFunction
  meta?: (page: { loaderData: Data; location: Location }) => PageMeta
}
type OpenedPage = { opened: Page<unknown>; loaderData: unknown }

function PageContent() {
  const { opened, loaderData } = useLoaderData<OpenedPage>() as OpenedPage
  const location = useLocation()
  return (
    <>
      {opened.meta && <PageTags tags={opened.meta({ loaderData, location })} />}
      <opened.default loaderData={loaderData} />
    </>
  )
}

/**
 * A page, loaded when it is opened. A loader does that, and not the router's `lazy`: of `lazy` it keeps a failure
 * for as long as the product is open, a loader is asked again.
 */
function page<Data>(load: () => Promise<Page<Data>>) {
  return {
    async loader(request: LoaderFunctionArgs): Promise<OpenedPage> {
      try {
        const opened = (await load()) as Page<unknown>
        return { opened, loaderData: await opened.loader?.(request) }
      } catch (error) {
        // What is no error is an answer: another address, or that there is no such page.
        throw error instanceof Error ? new PageLoadError(error.message, { cause: error }) : error
      }
    },
    /** Another tab of the same page, or another search in it, is not another page. */
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    Component: PageContent,
  }
}

function DashboardPage() {
  return useLoaderData<OpenedPage | null>() === null ? <DashboardPageNotLoaded /> : <PageContent />
}

/** A page inside the dashboard, which stays when the page does not load. */
function dashboardPage<Data>(load: () => Promise<Page<Data>>) {
  const route = page(load)
  return {
    ...route,
    async loader(request: LoaderFunctionArgs): Promise<OpenedPage | null> {
      try {
        return await route.loader(request)
      } catch (error) {
        if (error instanceof PageLoadError) return null
        throw error
      }
    },
    Component: DashboardPage,
  }
}

const dashboardPages: RouteObject[] = [
  { index: true, ...dashboardPage(() => import('./pages/assistant.tsx')) },
  { path: 'questionnaire', ...dashboardPage(() => import('./pages/questionnaire.tsx')) },
  { path: 'gamification', ...dashboardPage(() => import('./pages/gamification.tsx')) },
  { path: 'progress-report', ...dashboardPage(() => import('./pages/progress-report.tsx')) },
  { path: 'profile', ...dashboardPage(() => import('./pages/profile.tsx')) },
  { path: 'settings', ...dashboardPage(() => import('./pages/settings.tsx')) },
  { path: 'skills', ...dashboardPage(() => import('./pages/skills.tsx')) },
  { path: 'skills/:module/:card', ...dashboardPage(() => import('./pages/skill-card.tsx')) },
  { path: 'help', ...dashboardPage(() => import('./pages/help.tsx')) },
  { path: 'calm', ...dashboardPage(() => import('./pages/calm.tsx')) },
  { path: 'energy', ...dashboardPage(() => import('./pages/energy.tsx')) },
  { path: 'safety-plan', ...dashboardPage(() => import('./pages/safety-plan.tsx')) },
  { path: 'support', ...dashboardPage(() => import('./pages/support.tsx')) },
  { path: 'operator', ...dashboardPage(() => import('./pages/operator.tsx')) },
  { path: 'modules/:slug', ...dashboardPage(() => import('./pages/coaching-module.tsx')) },
]

/** Every address of the application. Those in front of it are documents of their own. */
export const routes: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: RootErrorScreen,
    HydrateFallback: () => <LoadingLine>{uiTexts.loadingProduct}</LoadingLine>,
    children: [
      ...publicPaths.map(
        (path): RouteObject => ({
          path,
          loader: ({ request }) => redirectDocument(request.url),
        }),
      ),
      {
        ...page(() => import('./pages/app-layout.tsx')),
        ErrorBoundary: AppError,
        children: [
          { path: 'signup', ...page(() => import('./pages/sign-up.tsx')) },
          { path: 'reset-password', ...page(() => import('./pages/reset-password.tsx')) },
          { path: 'confirm-email', ...page(() => import('./pages/confirm-email.tsx')) },
          { path: 'unsubscribe', ...page(() => import('./pages/unsubscribe.tsx')) },
          { path: 'newsletter', ...page(() => import('./pages/newsletter.tsx')) },
          { path: 'shared', ...page(() => import('./pages/shared.tsx')) },
          {
            path: 'dashboard',
            ...page(() => import('./pages/dashboard-layout.tsx')),
            children: dashboardPages,
          },
          { path: '*', ...page(() => import('./pages/not-found.tsx')) },
        ],
      },
    ],
  },
]
