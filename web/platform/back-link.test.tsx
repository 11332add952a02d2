// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { BackLink } from './back-link.tsx'
import { forgetPages, rememberPage } from './previous-page.ts'

function arrive(address: string, title: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  document.title = `${title} - Wayfern`
  rememberPage({ pathname, search })
}
function linkOn(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <BackLink />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  return [link.getAttribute('aria-label'), link.getAttribute('href')]
}

afterEach(() => {
  cleanup()
  forgetPages()
})

it('leads home on the page that a visit begins with', () => {
  arrive('/dashboard/modules/coaching', 'Coaching')
  expect(linkOn('/dashboard/modules/coaching')).toEqual(['Back to Home', '/dashboard'])
})

it('leads to the page before, as it was left, whether or not this one has arrived', () => {
  arrive('/dashboard/skills', 'Skills library')
  arrive('/dashboard/skills?q=joke', 'Skills library')
  const back = ['Back to Skills library', '/dashboard/skills?q=joke']
  expect(linkOn('/dashboard/modules/coaching')).toEqual(back)
  cleanup()
  arrive('/dashboard/modules/coaching', 'Coaching')
  expect(linkOn('/dashboard/modules/coaching')).toEqual(back)
})

it('knows of nothing from before the signed-in pages were left', () => {
  arrive('/dashboard/profile', 'Profile')
  forgetPages()
  expect(linkOn('/dashboard/modules/coaching')).toEqual(['Back to Home', '/dashboard'])
})
