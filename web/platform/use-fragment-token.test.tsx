// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useFragmentToken } from './use-fragment-token.ts'

function Page() {
  return <p>{useFragmentToken() ?? 'no token'}</p>
}
type Entry = string | { pathname: string; hash?: string; state?: unknown }
function open(entry: Entry) {
  const router = createMemoryRouter([{ path: '/shared', element: <Page /> }], { initialEntries: [entry] })
  render(<RouterProvider router={router} />)
  return router
}
const entryOf = ({ state: { location } }: ReturnType<typeof open>) => location

afterEach(cleanup)

it('reads the token and takes it out of the address', async () => {
  const router = open('/shared#t0ken')
  expect(screen.getByText('t0ken')).toBeDefined()
  await waitFor(() => expect(entryOf(router).hash).toBe(''))
  expect(screen.getByText('t0ken')).toBeDefined()
})

it('still has it after a reload, which keeps the entry of the history alone', async () => {
  const router = open('/shared#t0ken')
  await waitFor(() => expect(entryOf(router).hash).toBe(''))
  const { state } = entryOf(router)
  cleanup()
  open({ pathname: '/shared', state })
  expect(screen.getByText('t0ken')).toBeDefined()
})

it('has it still when the skip link was used, and after a reload there', async () => {
  const router = open('/shared#t0ken')
  await waitFor(() => expect(entryOf(router).hash).toBe(''))
  await act(() => router.navigate('/shared#main'))
  expect(screen.getByText('t0ken')).toBeDefined()
  await waitFor(() => expect(entryOf(router).state).not.toBeNull())
  const { hash, state } = entryOf(router)
  expect(hash).toBe('#main')
  cleanup()
  open({ pathname: '/shared', hash, state })
  expect(screen.getByText('t0ken')).toBeDefined()
})

it('goes on with another link that is opened in the same tab', async () => {
  const router = open('/shared#t0ken')
  await waitFor(() => expect(entryOf(router).hash).toBe(''))
  await act(() => router.navigate('/shared#other'))
  expect(screen.getByText('other')).toBeDefined()
  await waitFor(() => expect(entryOf(router).hash).toBe(''))
})

it.each(['/shared', '/shared#', '/shared#main'])('has none at %s', (address) => {
  open(address)
  expect(screen.getByText('no token')).toBeDefined()
})
