// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { Link, type Location, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPages } from '#web/testing/show-pages.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

const links = ['/one', '/two', '/two?tab=b', '/three', '/terms'].map((to) => (
  <Link key={to} to={to}>
    {to}
  </Link>
))

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <h1>{`Page ${pathname}${search}`}</h1>
      {links}
      <a href="#part">To the part</a>
    </>
  )
}

function Form() {
  const [isChanged, setChanged] = useState(false)
  const { isAsking, stay, leave } = useLeaveQuestion(isChanged)
  return (
    <>
      <Page />
      <button type="button" onClick={() => setChanged(true)}>
        Change
      </button>
      {isAsking && (
        <>
          <p>Leave?</p>
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </>
      )}
    </>
  )
}

/** Pages that come when the test says so; the one at `/two` asks before it is left with changes. */
async function open(at = '/one', page: (location: Location) => ReactNode = () => <Page />) {
  const waiting = new Map<string, () => void>()
  const held = new Set<string>()
  const loadPage = vi.fn(async (location: Location) => {
    if (held.has(location.pathname)) {
      await new Promise<void>((resolve) => {
        waiting.set(location.pathname, resolve)
      })
    }
    return location.pathname === '/two' ? <Form /> : page(location)
  })
  const shown = await showPages(at, { loadPage, isDocument: ({ pathname }) => pathname === '/terms' })
  return {
    ...shown,
    loadPage,
    user: userEvent.setup(),
    hold: (path: string) => held.add(path),
    letCome: (path: string) => act(async () => waiting.get(path)?.()),
  }
}
const heading = (text: string) => screen.findByRole('heading', { name: text })
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.findByRole('button', { name })
const address = () => window.location.pathname + window.location.search + window.location.hash

async function openChangedForm() {
  const opened = await open()
  await opened.user.click(link('/two'))
  await heading('Page /two')
  await opened.user.click(await button('Change'))
  return opened
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('opening a page', () => {
  it('leaves the page and its address until the next one has loaded', async () => {
    const { user, hold, letCome } = await open()
    hold('/two')
    await user.click(link('/two'))
    expect(address()).toBe('/one')
    expect(await heading('Page /one')).toBeTruthy()
    await letCome('/two')
    expect(await heading('Page /two')).toBeTruthy()
    expect(address()).toBe('/two')
  })

  it('shows the page that was asked for last, whichever comes first', async () => {
    const { user, hold, letCome } = await open()
    hold('/two')
    await user.click(link('/two'))
    await user.click(link('/three'))
    await heading('Page /three')
    await letCome('/two')
    expect(address()).toBe('/three')
    expect(screen.queryByRole('heading', { name: 'Page /two' })).toBeNull()
  })

  it('says so when the next one takes longer than a second', async () => {
    const { hold, letCome } = await open()
    hold('/two')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(link('/two'))
    act(() => vi.advanceTimersByTime(999))
    expect(screen.queryByText('Loading the page...')).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('Loading the page...').ariaLive).toBe('polite')
    vi.useRealTimers()
    await letCome('/two')
    await heading('Page /two')
    expect(screen.queryByText('Loading the page...')).toBeNull()
  })

  it('loads nothing for another search or a place in the page', async () => {
    const { user, loadPage, path } = await open('/two')
    await user.click(link('/two?tab=b'))
    await heading('Page /two?tab=b')
    await user.click(link('To the part'))
    await waitFor(() => expect(address()).toBe('/two?tab=b#part'))
    expect(loadPage).toHaveBeenCalledTimes(1)
    expect(path()).toBe('/two')
  })

  it('does not load the page anew on the way back from a place in it', async () => {
    const { user, loadPage, router } = await open()
    await user.click(link('To the part'))
    await waitFor(() => expect(router.shown().location.hash).toBe('#part'))
    act(() => window.history.back())
    await waitFor(() => expect(router.shown().location.hash).toBe(''))
    expect(loadPage).toHaveBeenCalledTimes(1)
  })

  it('loads the page anew when its own address is chosen, and adds no entry to the history', async () => {
    const { user, loadPage } = await open()
    const { length } = window.history
    await user.click(link('/one'))
    await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2))
    expect(window.history).toHaveLength(length)
  })

  it('goes back and forward through the pages', async () => {
    const { user } = await open()
    await user.click(link('/two'))
    await heading('Page /two')
    act(() => window.history.back())
    await heading('Page /one')
    act(() => window.history.forward())
    expect(await heading('Page /two')).toBeTruthy()
  })

  it('keeps the page that is there while Back loads, and follows the newest step', async () => {
    const { user, hold, letCome } = await open()
    await user.click(link('/three'))
    await heading('Page /three')
    hold('/one')
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/one'))
    expect(screen.getByRole('heading', { name: 'Page /three' })).toBeTruthy()
    act(() => window.history.forward())
    await waitFor(() => expect(address()).toBe('/three'))
    await letCome('/one')
    expect(screen.getByRole('heading', { name: 'Page /three' })).toBeTruthy()
  })

  it('hands a document of its own to the browser', async () => {
    const { user, loadPage, router } = await open()
    // Which jsdom cannot open, and says so.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.click(link('/terms'))
    expect(loadPage).toHaveBeenCalledTimes(1)
    expect(router.shown().location.pathname).toBe('/one')
  })
})

describe('a page that asks before it is left', () => {
  it('is left at once while nothing has changed', async () => {
    const { user } = await open('/two')
    await user.click(link('/one'))
    expect(await heading('Page /one')).toBeTruthy()
  })

  it('asks before a link is followed, and stays or goes as answered', async () => {
    const { user, loadPage } = await openChangedForm()
    await user.click(link('/three'))
    await user.click(await button('Stay'))
    expect(address()).toBe('/two')
    expect(loadPage).toHaveBeenCalledTimes(2)
    await user.click(link('/three'))
    await user.click(await button('Leave'))
    expect(await heading('Page /three')).toBeTruthy()
    expect(address()).toBe('/three')
  })

  it('asks before Back is followed, at the address of the page', async () => {
    const { user } = await openChangedForm()
    act(() => window.history.back())
    await screen.findByText('Leave?')
    expect(address()).toBe('/two')
    await user.click(await button('Stay'))
    expect(address()).toBe('/two')
    act(() => window.history.back())
    await user.click(await button('Leave'))
    expect(await heading('Page /one')).toBeTruthy()
    expect(address()).toBe('/one')
  })

  it('asks at the address of the page also when a second press of Back overtakes the way to it', async () => {
    const { user } = await open('/three')
    await user.click(link('/one'))
    await heading('Page /one')
    await user.click(link('/two'))
    await user.click(await button('Change'))
    vi.spyOn(window.history, 'go').mockImplementationOnce(() => {})
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/one'))
    act(() => window.history.back())
    await screen.findByText('Leave?')
    expect(address()).toBe('/two')
    await user.click(await button('Leave'))
    await heading('Page /one')
    expect(address()).toBe('/one')
  })

  it('counts places in the page, chosen twice too, on the way back', async () => {
    const { user, router } = await openChangedForm()
    await user.click(link('To the part'))
    await waitFor(() => expect(router.shown().location.hash).toBe('#part'))
    await user.click(link('To the part'))
    act(() => window.history.go(-2))
    await screen.findByText('Leave?')
    expect(address()).toBe('/two#part')
    await user.click(await button('Leave'))
    await heading('Page /one')
    act(() => window.history.go(2))
    await heading('Page /two')
    expect(address()).toBe('/two#part')
  })

  it('does not ask about another search', async () => {
    const { user } = await openChangedForm()
    await user.click(link('/two?tab=b'))
    expect(await heading('Page /two?tab=b')).toBeTruthy()
    expect(screen.queryByText('Leave?')).toBeNull()
  })
})

describe('a page that fails to draw', () => {
  function Broken(): ReactNode {
    throw new Error('The list has no first entry')
  }

  it('gives its place to the error screen until another page is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open('/one', ({ pathname }) => (pathname === '/three' ? <Broken /> : <Page />))
    await user.click(link('/three'))
    await heading('Unexpected Application Error!')
    expect(screen.getByText('The list has no first entry')).toBeTruthy()
    act(() => window.history.back())
    expect(await heading('Page /one')).toBeTruthy()
  })
})
