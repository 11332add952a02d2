import type { ComponentType, ReactNode } from 'react'
import { type Location, matchPath, matchRoutes, type Params, useLocation } from 'react-router'
import { AppPageNotLoaded } from './pages/app-page-not-loaded.tsx'
import { DashboardPageNotLoaded } from './pages/dashboard-page-not-loaded.tsx'
import NotFoundPage from './pages/not-found.tsx'
import { FileNotLoadedError, loadFile } from './platform/load-file.ts'
import { PageMissingError } from './platform/page-missing-error.ts'
import { type PageMeta, PageTags } from './platform/page-tags.tsx'
import { publicPaths } from './public-paths.ts'

/** What a file in `pages` exports. `Data` is what its loader answers. */
type Page<Data> = {
  default: ComponentType<{ loaderData: Data }>
  loader?: (params: Params, location: Location) => Promise<Data>
  meta?: (page: { loaderData: Data; location: Location }) => PageMeta
}
type Route = { path: string; open: (params: Params, location: Location) => Promise<ReactNode> }

type PageContentProps = { opened: Page<unknown>; loaderData: unknown }

function PageContent({ opened, loaderData }: PageContentProps) {
  const location = useLocation()
  return (
    <>
      {opened.meta && <PageTags tags={opened.meta({ loaderData, location })} />}
      <opened.default loaderData={loaderData} />
    </>
  )
}

/** A page, loaded when it is opened. */
function page<Data>(path: string, load: () => Promise<Page<Data>>): Route {
  return {
    path,
    async open(params, location) {
      const opened = (await loadFile(load)) as Page<unknown>
      return <PageContent opened={opened} loaderData={await opened.loader?.(params, location)} />
    },
  }
}

function standInForDashboardPage(error: unknown) {
  if (error instanceof FileNotLoadedError) return <DashboardPageNotLoaded />
  throw error
}

/** A page inside the dashboard, which stays when the page does not load. */
function dashboardPage<Data>(path: string, load: () => Promise<Page<Data>>): Route {
  const { open } = page(path, load)
  return {
    path,
    async open(params, location) {
      const [{ default: DashboardLayout }, content] = await Promise.all([
        loadFile(() => import('./pages/dashboard-layout.tsx')),
        open(params, location).catch(standInForDashboardPage),
      ])
      return <DashboardLayout>{content}</DashboardLayout>
    },
  }
}

const routes: Route[] = [
  page('/signup', () => import('./pages/sign-up.tsx')),
  page('/reset-password', () => import('./pages/reset-password.tsx')),
  page('/confirm-email', () => import('./pages/confirm-email.tsx')),
  page('/unsubscribe', () => import('./pages/unsubscribe.tsx')),
  page('/newsletter', () => import('./pages/newsletter.tsx')),
  page('/shared', () => import('./pages/shared.tsx')),
  dashboardPage('/dashboard', () => import('./pages/assistant.tsx')),
  dashboardPage('/dashboard/welcome', () => import('./pages/welcome.tsx')),
  dashboardPage('/dashboard/questionnaire', () => import('./pages/questionnaire.tsx')),
  dashboardPage('/dashboard/gamification', () => import('./pages/gamification.tsx')),
  dashboardPage('/dashboard/progress-report', () => import('./pages/progress-report.tsx')),
  dashboardPage('/dashboard/profile', () => import('./pages/profile.tsx')),
  dashboardPage('/dashboard/settings', () => import('./pages/settings.tsx')),
  dashboardPage('/dashboard/skills', () => import('./pages/skills.tsx')),
  dashboardPage('/dashboard/skills/:module/:card', () => import('./pages/skill-card.tsx')),
  dashboardPage('/dashboard/practice', () => import('./pages/practice.tsx')),
  dashboardPage('/dashboard/practice/round', () => import('./pages/round.tsx')),
  dashboardPage('/dashboard/practice/for-somebody', () => import('./pages/for-somebody.tsx')),
  dashboardPage('/dashboard/practice/:exercise', () => import('./pages/exercise.tsx')),
  dashboardPage('/dashboard/practice/:exercise/sheet', () => import('./pages/exercise-sheet.tsx')),
  dashboardPage('/dashboard/help', () => import('./pages/help.tsx')),
  dashboardPage('/dashboard/calm', () => import('./pages/calm.tsx')),
  dashboardPage('/dashboard/energy', () => import('./pages/energy.tsx')),
  dashboardPage('/dashboard/my-words', () => import('./pages/my-words.tsx')),
  dashboardPage('/dashboard/safety-plan', () => import('./pages/safety-plan.tsx')),
  dashboardPage('/dashboard/support', () => import('./pages/support.tsx')),
  dashboardPage('/dashboard/operator', () => import('./pages/operator.tsx')),
  dashboardPage('/dashboard/operator/newsletters', () => import('./pages/operator-newsletters.tsx')),
  dashboardPage('/dashboard/modules/:slug', () => import('./pages/coaching-module.tsx')),
]

const paths = routes.map(({ path }) => path)
const isSignedIn = (path: string) => path.startsWith('/dashboard')
/** The addresses that need a session, and those that do not, as patterns. */
export const signedInPaths = paths.filter(isSignedIn)
export const openPaths = paths.filter((path) => !isSignedIn(path))

async function openRoute(location: Location): Promise<ReactNode> {
  const match = matchRoutes(routes, location)?.[0]
  try {
    return match ? await match.route.open(match.params, location) : <NotFoundPage />
  } catch (error) {
    if (error instanceof PageMissingError) return <NotFoundPage />
    throw error
  }
}

/** Has the error screen of the router shown in the place of a page. */
function FailedPage({ error }: { error: unknown }): ReactNode {
  throw error
}

/**
 * The page of an address of the application. One that does not arrive has a screen of its own, as has one that is not
 * there; any other error is a fault, which the error screen tells and the console keeps.
 */
export async function loadPage(location: Location): Promise<ReactNode> {
  try {
    const [{ default: AppLayout }, content] = await Promise.all([
      loadFile(() => import('./pages/app-layout.tsx')),
      openRoute(location),
    ])
    return <AppLayout>{content}</AppLayout>
  } catch (error) {
    return error instanceof FileNotLoadedError ? <AppPageNotLoaded /> : <FailedPage error={error} />
  }
}

/** Whether an address is one of those in front of the application, which are documents of their own. */
export const isDocument = ({ pathname }: Location) => publicPaths.some((path) => matchPath(path, pathname))
