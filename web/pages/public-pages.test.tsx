// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPaths } from '#web/routes.tsx'
import AccessibilityPage from './accessibility.tsx'
import LandingPage, { meta } from './landing.tsx'
import LearnMorePage from './learn-more.tsx'
import NotFoundPage from './not-found.tsx'
import PrivacyPage from './privacy.tsx'
import PublicHelpPage from './public-help.tsx'
import SafetyPage from './safety.tsx'
import TermsPage from './terms.tsx'

afterEach(cleanup)

/** As the build writes it: its script stands in the document, where React would not run it. */
function openHelp(): void {
  document.body.innerHTML = renderToStaticMarkup(<PublicHelpPage />)
}
afterEach(() => document.body.replaceChildren())

const addressOf = (link: HTMLElement) => link.getAttribute('href')

describe('the landing page', () => {
  it('has three answers to try, each with what works, one other way, and why, closed at first', () => {
    render(<LandingPage />)
    const section = screen.getByRole('region', { name: 'Try One Turn' })
    const answers = [...section.querySelectorAll('details')]
    expect(answers.map(({ open }) => open)).toEqual([false, false, false])
    for (const answer of answers)
      expect([...answer.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
        'What works.',
        'One other way.',
        'Why.',
      ])
  })

  it('leads to signing up, signing in and the about page', () => {
    render(<LandingPage />)
    expect(addressOf(screen.getByRole('link', { name: 'Log in' }))).toBe('/signup?mode=login')
    expect(addressOf(screen.getByRole('link', { name: 'Get Started' }))).toBe('/signup')
    expect(addressOf(screen.getByRole('link', { name: /^Learn More/ }))).toBe('/learn-more')
    expect(screen.getAllByRole('link', { name: 'Subscribe Now' }).map(addressOf)).toEqual([
      '/signup',
      '/signup',
    ])
  })

  it('links the pages that explain the product', () => {
    render(<LandingPage />)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map(addressOf)).toEqual([
      '/learn-more',
      '/terms',
      '/privacy',
      '/safety',
      '/accessibility',
    ])
  })

  it('has a title and a description', () => {
    expect(meta()).toContainEqual({ title: 'Life Skills Through Play - Wayfern' })
    expect(meta()).toContainEqual({
      name: 'description',
      content: expect.stringContaining('autistic people'),
    })
  })
})

describe('help', () => {
  it.each([
    ['start', LandingPage],
    ['learn-more', LearnMorePage],
    ['terms', TermsPage],
    ['privacy', PrivacyPage],
    ['safety', SafetyPage],
    ['accessibility', AccessibilityPage],
  ])('opened from %s begins with that page', (section, Page) => {
    render(<Page />)
    const address = addressOf(screen.getByRole('link', { name: 'Get help' }))
    expect(address).toBe(`/help#${section}`)
    cleanup()
    openHelp()
    const part = document.getElementById(section)
    expect(part?.querySelector('h2')?.textContent).toMatch(/^How to use this page: /)
    expect(part?.querySelectorAll('li').length).toBeGreaterThan(0)
  })

  it('has a part for every page that anybody can open in the application', () => {
    openHelp()
    const parts = [...document.querySelectorAll('section[id]')].map(({ id }) => id)
    for (const path of openPaths) expect(parts).toContain(path.slice(1))
    expect(parts).toEqual(expect.arrayContaining(['not-found', 'not-loaded']))
  })

  it('always has the help lines and the way to a person', () => {
    openHelp()
    expect(screen.getByRole('heading', { name: 'Urgent help' })).toBeTruthy()
    expect(addressOf(screen.getAllByRole('link', { name: '988' })[0] as HTMLElement)).toBe('tel:988')
    expect(screen.getByRole('heading', { name: 'Reach a person' })).toBeTruthy()
  })
})

describe('the legal pages', () => {
  it.each([
    ['Terms', TermsPage],
    ['Privacy', PrivacyPage],
    ['Safety', SafetyPage],
    ['Accessibility', AccessibilityPage],
  ])('%s starts with a summary', (title, Page) => {
    render(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(within(screen.getByRole('main')).getAllByRole('region')[0]?.textContent).toMatch(/^Summary/)
  })

  it('lets a help line be called by selecting its number', () => {
    render(<SafetyPage />)
    expect(addressOf(screen.getByRole('link', { name: '116 123' }))).toBe('tel:116123')
  })
})

describe('the page for unknown paths', () => {
  it('says so, leads home, and logs the path', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Page = createRoutesStub([{ path: '*', Component: NotFoundPage }])
    render(<Page initialEntries={['/no/such/page']} />)
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy()
    expect(document.title).toBe('Page not found - Wayfern')
    expect(addressOf(screen.getByRole('link', { name: 'Return to Home' }))).toBe('/')
    expect(addressOf(screen.getByRole('link', { name: 'Get help' }))).toBe('/help#not-found')
    expect(log.mock.calls).toEqual([[expect.stringContaining('404'), '/no/such/page']])
  })
})
