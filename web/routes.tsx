import type { ComponentType } from 'react'
import {
  type LoaderFunction,
  type Location,
  Outlet,
  type RouteObject,
  redirectDocument,
  useLoaderData,
  useLocation,
} from 'react-router'
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
  ErrorBoundary?: ComponentType
}

/** A page, loaded when it is opened. */
function page<Data>(load: () => Promise<Page<Data>>) {
  async function lazy() {
    const { default: Content, meta, loader, ErrorBoundary } = await load()
    function Component() {
      const loaderData = useLoaderData<Data>() as Data
      const location = useLocation()
      return (
        <>
          {meta && <PageTags tags={meta({ loaderData, location })} />}
          <Content loaderData={loaderData} />
        </>
      )
    }
    return { Component, ...(loader && { loader }), ...(ErrorBoundary && { ErrorBoundary }) }
  }
  return { lazy }
}

const dashboardPages: RouteObject[] = [
  { index: true, ...page(() => import('./pages/assistant.tsx')) },
  { path: 'questionnaire', ...page(() => import('./pages/questionnaire.tsx')) },
  { path: 'gamification', ...page(() => import('./pages/gamification.tsx')) },
  { path: 'progress-report', ...page(() => import('./pages/progress-report.tsx')) },
  { path: 'profile', ...page(() => import('./pages/profile.tsx')) },
  { path: 'settings', ...page(() => import('./pages/settings.tsx')) },
  { path: 'skills', ...page(() => import('./pages/skills.tsx')) },
  { path: 'skills/:module/:card', ...page(() => import('./pages/skill-card.tsx')) },
  { path: 'help', ...page(() => import('./pages/help.tsx')) },
  { path: 'calm', ...page(() => import('./pages/calm.tsx')) },
  { path: 'energy', ...page(() => import('./pages/energy.tsx')) },
  { path: 'safety-plan', ...page(() => import('./pages/safety-plan.tsx')) },
  { path: 'support', ...page(() => import('./pages/support.tsx')) },
  { path: 'operator', ...page(() => import('./pages/operator.tsx')) },
  { path: 'modules/:slug', ...page(() => import('./pages/coaching-module.tsx')) },
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
