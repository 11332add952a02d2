// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrollToTop } from './use-scroll-to-top.ts'

function Layout() {
  useScrollToTop()
  return <Outlet />
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('scrolls to the top on each change of the path, and not within a page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '*', Component: Layout }], { initialEntries: ['/one'] })
  render(<RouterProvider router={router} />)
  scrollTo.mockClear()
  await act(() => router.navigate('/one#part'))
  expect(scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/two'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})
