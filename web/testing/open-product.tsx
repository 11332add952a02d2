import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { session } from '../features/accounts/session/session.ts'
import { forgetPerson } from '../platform/private-data.ts'
import { queryClient } from '../platform/query-client.ts'
import { isDocument, loadPage } from '../routes.tsx'
import { toastStore } from '../ui/toast.ts'
import { standInForBrowser } from './browser-stand-ins.ts'
import { fakeApi, noContent } from './fake-api.ts'
import { memberAnswers } from './member-answers.ts'
import { showPages } from './show-pages.tsx'

/**
 * Opens an address of the product in the product's own routes, with a server that is stood in for: a member who has
 * everything is signed in, unless `answers` say otherwise. What the addresses show is thus what a person would see.
 */
export async function openProduct(at: string, answers: Record<string, unknown> = {}) {
  standInForBrowser()
  const api = fakeApi({
    ...memberAnswers(),
    'DELETE /api/session': () => {
      api.answer('GET /api/session', { session: null })
      return noContent()
    },
    ...answers,
  })
  // There is one session for the whole page; it would remember the test before.
  await session.check()
  // Loaded beforehand, or a busy machine would have a test wait for its page longer than for anything else.
  const view = await showPages(at, { loadPage, isDocument })
  return { ...view, api, user: userEvent.setup() }
}

export type OpenedProduct = Awaited<ReturnType<typeof openProduct>>

/** Signs out and forgets all that the page knew, for the next test. */
export async function closeProduct(): Promise<void> {
  cleanup()
  await session.signOut()
  // A page remembers that somebody signed out here, until it is told so of nobody.
  await session.signOut()
  forgetPerson()
  queryClient.clear()
  toastStore.dismiss()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
