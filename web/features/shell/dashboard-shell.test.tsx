// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { DashboardShell } from './dashboard-shell.tsx'

const modules = [
  {
    id: 'nt-translator',
    slug: 'nt-translator',
    title: 'NT Translator',
    tooltip: 'Understand neurotypical communication',
    menuGroup: 'people',
  },
  {
    id: 'friendship',
    slug: 'friendship',
    title: 'Friendship Coach',
    tooltip: 'Navigate relationships',
    menuGroup: 'people',
  },
] as const

function page(title: string) {
  return (
    <>
      <title>{`${title} - Wayfern`}</title>
      <h1 tabIndex={-1}>{title}</h1>
    </>
  )
}
function open(path = '/dashboard', isOperator = false) {
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard',
        element: (
          <DashboardShell
            modules={modules}
            companion={{
              name: 'Moss',
              mark: null,
              chat: (
                <>
                  <input aria-label="companion chat" />
                  <Link to="/dashboard/skills">A card</Link>
                </>
              ),
            }}
            isOperator={isOperator}
            renderCalmButton={(place) => <button type="button">{`Calm screen in the ${place}`}</button>}
            footLine={null}
            renderSearch={(onClose) => (
              <button type="button" onClick={onClose}>
                The search
              </button>
            )}
            renderSignOut={(place) => <button type="button">{`Sign Out in the ${place}`}</button>}
          >
            <Outlet />
          </DashboardShell>
        ),
        children: [
          {
            index: true,
            element: (
              <>
                {page('AI Assistant')}
                <form>
                  <textarea aria-label="Your message" />
                </form>
              </>
            ),
          },
          { path: 'settings/*', element: page('Settings') },
          { path: 'skills/*', element: page('Skills library') },
          { path: 'help', element: page('Get help') },
          { path: 'modules/:slug', element: page('A module') },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}
const menu = () => screen.getByRole('navigation', { name: 'Main menu' })
const links = () => within(menu()).getAllByRole('link')
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)
const cookie = () => document.cookie

beforeEach(() => {
  standInForBrowser()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'sidebar:state=; path=/; max-age=0'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the menu', () => {
  it('has the pages, then the modules, in their order', () => {
    open()
    const words = links().map((link) => link.lastElementChild?.textContent)
    expect(words).toEqual([
      'Home',
      'Practice',
      'Skills library',
      'Questionnaire',
      'Gamification',
      'Profile',
      'Settings',
      'NT Translator',
      'Friendship Coach',
    ])
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/practice',
      '/dashboard/skills',
      '/dashboard/questionnaire',
      '/dashboard/gamification',
      '/dashboard/profile',
      '/dashboard/settings',
      '/dashboard/modules/nt-translator',
      '/dashboard/modules/friendship',
    ])
  })

  it.each([
    ['/dashboard', ['Home']],
    ['/dashboard/settings', ['Settings']],
    ['/dashboard/settings/more', ['Settings']],
    ['/dashboard/modules/friendship', ['Friendship Coach']],
    ['/dashboard/skills/friendship/apologies', ['Skills library']],
    ['/dashboard/help', []],
  ])('marks what is open at %s', (path, expected) => {
    open(path)
    expect(current()).toEqual(expected)
  })

  it('is made narrow and wide by its button, keeps names and companion, and remembers it for a week', async () => {
    const { user } = open('/dashboard/settings')
    await user.click(screen.getByRole('button', { name: 'Moss' }))
    const toggle = screen.getByRole('button', { name: 'Make menu narrow' })
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await user.type(screen.getByLabelText('companion chat'), 'typed')
    await user.click(toggle)
    expect(cookie()).toContain('sidebar:state=false')
    expect(screen.getByRole('button', { name: 'Make menu wide' }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('link', { name: 'Friendship Coach' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Make menu wide' }))
    expect((screen.getByLabelText('companion chat') as HTMLInputElement).value).toBe('typed')
  })

  it('has its modules under their heading', () => {
    open()
    const list = screen.getByRole('list', { name: 'Modules: people' })
    expect(within(list).getAllByRole('link')).toHaveLength(2)
  })

  it.each([
    [false, []],
    [true, ['Operator pages']],
  ])('has the other pages under "More"; those of the operator: %s', (isOperator, ownPages) => {
    open('/dashboard', isOperator)
    const more = screen.getByRole('button', { name: 'More' })
    const panel = document.getElementById(more.getAttribute('popovertarget') ?? '') as HTMLElement
    const names = within(panel)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent)
    expect(names).toEqual(['Energy', 'Safety plan', 'My words', 'Progress report', 'Support', ...ownPages])
  })

  it("opens the companion's chat upward from its row, and closes it with what was typed kept", async () => {
    const { user } = open('/dashboard/settings')
    expect(screen.queryByLabelText('companion chat')).toBeNull()
    const row = screen.getByRole('button', { name: 'Moss' })
    expect(row.getAttribute('aria-expanded')).toBe('false')
    await user.click(row)
    await user.type(screen.getByLabelText('companion chat'), 'typed')
    expect(row.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Moss' })).toBeNull()
    expect(document.activeElement).toBe(row)
    await user.click(row)
    expect((screen.getByLabelText('companion chat') as HTMLInputElement).value).toBe('typed')
  })

  it("leads to the input of the home page from the companion's row, and opens no second chat there", async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: /^Moss: Go to the message input/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'))
    expect(screen.queryByLabelText('companion chat')).toBeNull()
  })

  it('reads at the start how it was left', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = 'sidebar:state=false; path=/'
    open()
    expect(screen.getByRole('button', { name: 'Make menu wide' })).toBeTruthy()
  })

  it.each([
    '{Control>}b{/Control}',
    '{Meta>}b{/Meta}',
    '{Control>}B{/Control}',
  ])('is switched by %s', async (keys) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(screen.getByRole('button', { name: 'Make menu wide' })).toBeTruthy()
  })

  it('is not switched by the letter alone', async () => {
    const { user } = open()
    await user.keyboard('b')
    expect(screen.getByRole('button', { name: 'Make menu narrow' })).toBeTruthy()
  })
})

describe('the search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s', async (keys) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(screen.getByText('The search')).toBeTruthy()
  })

  it('opens by its button', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.click(screen.getByText('The search'))
    expect(screen.queryByText('The search')).toBeNull()
  })
})

describe('the menu on a narrow window', () => {
  beforeEach(() => standInForBrowser({ queries: ['(max-width: 767.98px)'] }))

  it('is a drawer that opens by its button and gives the focus back when it is closed', async () => {
    const { user } = open()
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    const toggle = screen.getByRole('button', { name: 'Menu' })
    await user.click(toggle)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(drawer.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(toggle))
    expect(cookie()).not.toContain('sidebar:state')
  })

  it('has a bar with the main pages and the calm screen, and Sign Out in the drawer', async () => {
    const { user } = open()
    const bar = screen.getByRole('navigation', { name: 'Main pages' })
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Practice', 'Library', 'Progress'])
    expect(within(bar).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
    within(bar).getByRole('button', { name: 'Calm screen in the bottom-bar' })
    expect(screen.queryByRole('button', { name: /^Sign Out/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await screen.findByRole('button', { name: 'Sign Out in the drawer' })
    for (const name of ['Energy', 'Safety plan', 'My words', 'Progress report', 'Support'])
      screen.getByRole('link', { name })
  })

  it.each([
    ['of the menu', 'Settings', 'Settings'],
    ["in the companion's chat", 'A card', 'Skills library'],
  ])('closes when a link %s is followed, and the new page has the focus', async (_, link, title) => {
    const { user } = open('/dashboard/help')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('button', { name: 'Moss' }))
    await user.click(await screen.findByRole('link', { name: link }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe(title))
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement?.textContent).toBe(title)
  })
})

describe('going to another page', () => {
  it('gives the focus to its heading and announces its title', async () => {
    const { user } = open()
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('link', { name: 'Get help' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Get help'))
    expect(screen.getByText('Page opened: Get help - Wayfern')).toBeTruthy()
  })

  it('moves nothing for a link within the page', async () => {
    const { router } = open()
    await router.navigate('/dashboard#examples')
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByText(/Page opened/)).toBeNull()
  })
})
