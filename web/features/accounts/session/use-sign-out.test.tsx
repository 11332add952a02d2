// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, noContent } from '#web/testing/fake-api.ts'
import { useSignOut } from './use-sign-out.ts'

function Page({ to }: { to?: '/' | '/signup' }) {
  const { signOut } = useSignOut(to)
  return (
    <button type="button" onClick={signOut}>
      Sign out
    </button>
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, 'Start'],
  ['/', 'Start'],
  ['/signup', 'Sign up'],
] as const)('signing out with the destination %s leads to "%s"', async (to, heading) => {
  fakeApi({ 'DELETE /api/session': noContent() })
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Start</h1> },
      { path: '/signup', element: <h1>Sign up</h1> },
      { path: '/dashboard', element: <Page {...(to && { to })} /> },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(<RouterProvider router={router} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})
