// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeApi, noConnection, noContent } from '#web/testing/fake-api.ts'
import type { toastStore as Store } from '#web/ui/toast.ts'

const session = {
  user: { id: 'u1', email: 'ada@example.org', name: 'Ada' },
  role: 'member',
  expiresAt: '2099-12-01T00:00:00.000Z',
}

let toastStore: typeof Store

/** A fresh page: the session is one per page and would remember the test before. */
async function open(answers: Record<string, unknown>) {
  vi.resetModules()
  ;({ toastStore } = await import('#web/ui/toast.ts'))
  const { useOwnSession } = await import('./own-session.ts')
  const { RequireSession } = await import('./require-session.tsx')
  const { SignOutButton } = await import('./sign-out-button.tsx')
  const { showElements } = await import('#web/testing/show-pages.tsx')
  const { UnsavedChangesGuard } = await import('#web/ui/unsaved-changes-guard.tsx')
  function OwnPage() {
    return (
      <>
        <main>
          <h1 tabIndex={-1}>Page of {useOwnSession().user.name}</h1>
        </main>
        <SignOutButton />
        <UnsavedChangesGuard isActive={localStorage.length > 0} />
      </>
    )
  }
  const api = fakeApi(answers)
  const { path } = await showElements('/dashboard', {
    '/dashboard': (
      <RequireSession>
        <OwnPage />
      </RequireSession>
    ),
    '/signup': <h1>Sign up</h1>,
  })
  return { api, path, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a page behind sign-in', () => {
  it('shows itself to a signed-in person, who can sign out and lands on /signup', async () => {
    const { api, path, user } = await open({
      'GET /api/session': { session },
      'DELETE /api/session': noContent(),
    })
    expect(await screen.findByRole('heading', { name: 'Page of Ada' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(path()).toBe('/signup'))
    expect(api.callsTo('DELETE /api/session')).toHaveLength(1)
  })

  it('leads to /signup without a session', async () => {
    const { path } = await open({ 'GET /api/session': { session: null } })
    await waitFor(() => expect(path()).toBe('/signup'))
    expect(screen.queryByText(/Page of/)).toBeNull()
  })

  it('says so when it could not find out, with a way to help, and has the focus on its heading', async () => {
    await open({ 'GET /api/session': noConnection })
    const heading = await screen.findByRole('heading', { level: 1, name: 'No connection' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('No connection - Wayfern')
    expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('link', { name: 'Get help' })).toBeTruthy()
  })

  it('asks again by a button, says when that fails, and loses the focus at no time', async () => {
    const { api, user } = await open({ 'GET /api/session': noConnection })
    const again = await screen.findByRole('button', { name: 'Try again now' })
    await user.click(again)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Wayfern could still not be reached.'),
    )
    await waitFor(() => expect(document.activeElement).toBe(again))
    const { promise, resolve } = Promise.withResolvers<unknown>()
    api.answer('GET /api/session', promise)
    await user.click(again)
    expect(again.textContent).toContain('Trying to reach Wayfern...')
    resolve({ session })
    const heading = await screen.findByRole('heading', { name: 'Page of Ada' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('keeps the person signed in, and says so, when signing out failed', async () => {
    const { path, user } = await open({
      'GET /api/session': { session },
      'DELETE /api/session': noConnection,
    })
    await screen.findByRole('heading', { name: 'Page of Ada' })
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('You are still signed in'))
    expect(path()).toBe('/dashboard')
  })
})

describe('signing out with something that is not saved', () => {
  const openWithDrafts = async (answer: unknown = noContent()) => {
    localStorage.setItem('wayfern.draft.u1.profile', '{"bio":"I like ferns"}')
    localStorage.setItem('wayfern.draft.u1.friendship', 'How do I say no?')
    localStorage.setItem('wayfern.draft.u1.coaching', 'And at work?')
    localStorage.setItem('wayfern.draft.u1.talk-words.picnic.one@tab', 'Half a')
    const page = await open({ 'GET /api/session': { session }, 'DELETE /api/session': answer })
    await page.user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    return page
  }
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(await screen.findByRole('button', { name }))

  it('asks first, and names what goes', async () => {
    const { api } = await openWithDrafts()
    expect(await screen.findByRole('dialog', { name: 'Sign out and remove what is not saved?' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Changes to your profile',
      'Messages to a coach',
      'Your own words for an exercise',
    ])
    expect(api.callsTo('DELETE /api/session')).toHaveLength(0)
  })

  it('removes nothing when the person stays', async () => {
    const { api, user } = await openWithDrafts()
    await choose(user, 'Stay signed in')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign Out' }))
    expect(api.callsTo('DELETE /api/session')).toHaveLength(0)
    expect(localStorage.length).toBe(4)
  })

  it('removes it after the answer, and asks nothing else', async () => {
    const { path, user } = await openWithDrafts()
    await choose(user, 'Sign out and remove them')
    await waitFor(() => expect(path()).toBe('/signup'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('keeps it when the sign-out failed', async () => {
    const { user } = await openWithDrafts(noConnection)
    await choose(user, 'Sign out and remove them')
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('You are still signed in'))
    expect(localStorage.length).toBe(4)
  })

  it('is told in a notice when the question does not load, and signs out at the next press', async () => {
    vi.doMock('./unsent-question.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('./unsent-question.tsx'))
    const { path, user } = await openWithDrafts()
    await waitFor(() =>
      expect(toastStore.getState().shown?.description).toContain(
        'Changes to your profile, Messages to a coach, Your own words for an exercise.',
      ),
    )
    expect(path()).toBe('/dashboard')
    expect(localStorage.length).toBe(4)
    await choose(user, 'Sign Out')
    await waitFor(() => expect(path()).toBe('/signup'))
    expect(localStorage.length).toBe(0)
  })

  it("does not ask about somebody else's texts", async () => {
    localStorage.setItem('wayfern.draft.u2.friendship', 'How do I say no?')
    const { path, user } = await open({
      'GET /api/session': { session },
      'DELETE /api/session': noContent(),
    })
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(path()).toBe('/signup'))
  })
})
