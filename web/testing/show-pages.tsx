import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Location } from 'react-router'
import { createPageRouter } from '../platform/create-page-router.ts'
import { PageRouterView } from '../platform/page-router.tsx'
import { RootErrorScreen } from '../ui/root-error-screen.tsx'
import { uiTexts } from '../ui/texts.ts'

type Pages = {
  loadPage: (location: Location) => Promise<ReactNode>
  isDocument?: (location: Location) => boolean
}

/** Begins a visit at an address, as if its document had just been opened, and draws its page once it has loaded. */
export async function showPages(at: string, { loadPage, isDocument = () => false }: Pages) {
  window.history.replaceState(null, '', at)
  const router = createPageRouter({ loadPage, isDocument })
  await router.loaded
  const view = render(
    <PageRouterView
      router={router}
      loading={null}
      waiting={uiTexts.loadingPage}
      ErrorScreen={RootErrorScreen}
    />,
  )
  return { ...view, router, path: () => router.shown().location.pathname }
}

/** The same with pages that need no loading, by path. */
export const showElements = (at: string, elements: Record<string, ReactNode>) =>
  showPages(at, { loadPage: async ({ pathname }) => elements[pathname] })
