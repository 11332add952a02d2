// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '#web/platform/private-data.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { openedCards } from './opened-cards.ts'
import { keepsSearch, resultsOf, resultsPath } from './results-link.ts'
import { SkillsLibrary } from './skills-library.tsx'
import { cards, drifting, hints, modules, sarcasm } from './testing.ts'
import { WantsContentNotes } from './use-content-note.ts'

const searchRoute = 'POST /api/skills/search'
const found = (...results: object[]) => ({ cards: results, safety: null })

const SafetyCard = (props: { reply: { title: string }; onMeantSomethingElse: () => void }) => (
  <button type="button" onClick={props.onMeantSomethingElse}>
    {props.reply.title}
  </button>
)

/** A card's page, with the way back that it offers. */
function CardPage() {
  const from = resultsOf(useLocation().state)
  return (
    <>
      <p>The card</p>
      {from && (
        <Link to={resultsPath(from)} state={keepsSearch}>
          Back to the results
        </Link>
      )}
      <Link to="/dashboard/skills">Menu</Link>
    </>
  )
}

type Options = { wantsNotes?: boolean; goals?: ('friendship' | 'nt-translator')[] }

function open(
  answers: Record<string, unknown> = {},
  path = '/dashboard/skills',
  { wantsNotes = true, goals = [] }: Options = {},
) {
  const api = fakeApi({ 'GET /api/skills': { cards }, [searchRoute]: found(sarcasm, drifting), ...answers })
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/skills',
        element: <SkillsLibrary userId="u1" modules={modules} goals={goals} SafetyCard={SafetyCard} />,
      },
      { path: '/dashboard/skills/:module/:card', element: <CardPage /> },
    ],
    { initialEntries: [path] },
  )
  render(
    <WantsContentNotes value={wantsNotes}>
      <RouterProvider router={router} />
    </WantsContentNotes>,
  )
  return { api, router, user: userEvent.setup() }
}
const input = () => screen.getByRole('searchbox', { name: /^Search the cards/ }) as HTMLInputElement
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const announced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

beforeEach(() => standInForBrowser())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  act(() => forgetPerson())
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the library without a search', () => {
  it('has a tile for every module, with the number of its cards', async () => {
    const { user, router } = open()
    expect(await screen.findByRole('heading', { name: 'All modules' })).toBeTruthy()
    expect(titles()).toEqual(['NT Translator 2 cards', 'Friendship Coach 1 card'])
    await user.click(screen.getByRole('link', { name: 'NT Translator 2 cards' }))
    await announced('2 cards in NT Translator.')
    expect(router.state.location.search).toBe('?module=nt-translator')
    expect(screen.getByRole('heading', { name: 'NT Translator' })).toBe(document.activeElement)
    const link = screen.getByRole('link', { name: 'Hints' })
    expect(link.getAttribute('href')).toBe('/dashboard/skills/nt-translator/hints')
  })

  it("goes back to the tile that was chosen, by the browser's Back and by its own link", async () => {
    const { user, router } = open({}, '/dashboard/skills')
    const tile = () => screen.findByRole('link', { name: 'Friendship Coach 1 card' })
    await user.click(await tile())
    await act(() => router.navigate(-1))
    expect(await tile()).toBe(document.activeElement)
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('link', { name: 'All modules' }))
    expect(await tile()).toBe(document.activeElement)
  })

  it('begins with cards for the goals of the person, those first that were not opened here', async () => {
    openedCards('u1').write(['nt-translator/hints'])
    open({}, '/dashboard/skills', { goals: ['nt-translator', 'friendship'] })
    const list = within(await screen.findByRole('list', { name: 'For your goals' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Sarcasm',
      'Drifting apart',
      'Hints',
    ])
  })

  it('begins without goals with what this person opened last on the device', async () => {
    openedCards('u1').write(['friendship/drifting', 'friendship/gone', 'nt-translator/hints'])
    openedCards('u2').write(['nt-translator/sarcasm'])
    open()
    const list = within(await screen.findByRole('list', { name: 'Opened last' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Drifting apart',
      'Hints',
    ])
  })

  it('begins for a new person with three cards that are of use to anybody', async () => {
    const quickChat = { ...hints, id: 'quick-chat-message', title: 'Quick chat' }
    open({ 'GET /api/skills': { cards: [...cards, quickChat] } })
    const list = within(await screen.findByRole('list', { name: 'Three to begin with' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Quick chat'])
  })

  it('shows the cards of the module that a link named, and counts them', async () => {
    open({}, '/dashboard/skills?module=nt-translator')
    await announced('2 cards in NT Translator.')
    expect(titles()).toEqual(['All modules', 'Hints', 'Sarcasm'])
  })

  it('can be asked for again when the server did not answer', async () => {
    const { api, user } = open({ 'GET /api/skills': noConnection })
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    api.answer('GET /api/skills', { cards })
    await user.click(tryAgain)
    expect(await screen.findByRole('heading', { name: 'All modules' })).toBeTruthy()
  })
})

describe('content notes', () => {
  const noted = { ...hints, contentNotes: ['death'] }
  const path = '/dashboard/skills?module=nt-translator'
  const entries = async () => {
    await announced('2 cards in NT Translator.')
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  }

  it('stand between the title and the summary of a card that has one', async () => {
    open({ 'GET /api/skills': { cards: [noted, sarcasm] } }, path)
    expect(await entries()).toEqual([
      'HintsContent note: this card speaks about death.About hints.',
      'SarcasmAbout sarcasm.',
    ])
  })

  it('stand in the results of a search too', async () => {
    const { user } = open({ [searchRoute]: found(noted) })
    await user.type(input(), 'hints')
    expect(await screen.findByText('Content note: this card speaks about death.')).toBeTruthy()
  })

  it('are left out for a person who wants none', async () => {
    open({ 'GET /api/skills': { cards: [noted, sarcasm] } }, path, { wantsNotes: false })
    expect(await entries()).toEqual(['HintsAbout hints.', 'SarcasmAbout sarcasm.'])
  })
})

describe('the search', () => {
  it('shows results while a person types, announces their number, and leaves the focus alone', async () => {
    const { api, user, router } = open()
    await user.type(input(), 'sarc')
    await announced('2 cards found for "sarc".')
    expect(titles()).toEqual(['Sarcasm', 'Drifting apart'])
    expect(screen.getAllByText(/^(NT Translator|Friendship Coach)$/, { selector: 'p' })).toHaveLength(2)
    expect(document.activeElement).toBe(input())
    expect(api.callsTo(searchRoute)).toMatchObject([{ body: { query: 'sarc' } }])
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/skills', search: '' })
  })

  it('asks for nothing before there are two characters', async () => {
    const { api } = open()
    await screen.findByRole('heading', { name: 'All modules' })
    vi.useFakeTimers()
    fireEvent.change(input(), { target: { value: ' s ' } })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(api.callsTo(searchRoute)).toEqual([])
    expect(screen.getByRole('heading', { name: 'All modules' })).toBeTruthy()
    fireEvent.change(input(), { target: { value: 'sa' } })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(api.callsTo(searchRoute)).toMatchObject([{ body: { query: 'sa' } }])
  })

  it('says when nothing fits, and how to go on', async () => {
    const { user } = open({ [searchRoute]: found() })
    await user.type(input(), 'quantum')
    await announced('0 cards found for "quantum".')
    expect(screen.getByText(/No card fits these words/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the chat on the home page' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(input().value).toBe('')
    expect(document.activeElement).toBe(input())
    expect(screen.getByRole('heading', { name: 'All modules' })).toBeTruthy()
  })

  it('offers the cards of other modules when the chosen one has none', async () => {
    const { user } = open({ [searchRoute]: found(drifting) }, '/dashboard/skills?module=nt-translator')
    await user.type(input(), 'alone')
    await announced('0 cards found for "alone" in NT Translator.')
    await user.click(screen.getByRole('button', { name: 'Show 1 card of other modules' }))
    await announced('1 card found for "alone".')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cards' }))
  })

  it('shows the safety card in place of results, until it was meant otherwise', async () => {
    const safety = safetyReplyOf()
    const { api, user } = open({ [searchRoute]: [{ cards: [], safety }, found(hints)] })
    await user.type(input(), 'a bad sentence')
    await announced(`${safety.title}. ${safety.intro}`)
    expect(titles()).toEqual([])
    await user.click(screen.getByRole('button', { name: safety.title }))
    await announced('1 card found for "a bad sentence".')
    expect(api.callsTo(searchRoute).at(-1)?.body).toEqual({
      query: 'a bad sentence',
      safetyAcknowledged: true,
    })
  })

  it('keeps the words when it fails, and can be tried again', async () => {
    const { api, user } = open({ [searchRoute]: noConnection })
    await user.type(input(), 'hints')
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    expect(input().value).toBe('hints')
    api.answer(searchRoute, found(hints))
    await user.click(tryAgain)
    await announced('1 card found for "hints".')
  })
})

describe('the way back from a card', () => {
  async function openCardFromSearch() {
    const opened = open({}, '/dashboard/skills?module=friendship')
    await opened.user.type(input(), 'alone')
    await opened.user.click(await screen.findByRole('link', { name: 'Drifting apart' }))
    expect(screen.getByText('The card')).toBeTruthy()
    return opened
  }

  it('by its link finds the search and the filter as they were', async () => {
    const { user } = await openCardFromSearch()
    await user.click(screen.getByRole('link', { name: 'Back to the results' }))
    expect(input().value).toBe('alone')
    expect(screen.getByRole('heading', { name: 'Friendship Coach' })).toBeTruthy()
    await announced('1 card found for "alone" in Friendship Coach.')
  })

  it("by the browser's Back too", async () => {
    const { router } = await openCardFromSearch()
    await act(() => router.navigate(-1))
    expect(input().value).toBe('alone')
  })

  it('by the menu begins anew', async () => {
    const { user } = await openCardFromSearch()
    await user.click(screen.getByRole('link', { name: 'Menu' }))
    expect(input().value).toBe('')
    expect(screen.queryByRole('heading', { name: 'Friendship Coach' })).toBeNull()
  })

  it('after a sign-out finds nothing of the search', async () => {
    const { router } = await openCardFromSearch()
    act(() => forgetPerson())
    await act(() => router.navigate(-1))
    expect(input().value).toBe('')
  })
})
