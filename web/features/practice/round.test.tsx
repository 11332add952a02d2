// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RoundItem, SkillsMapReply } from '#domain/practice/contract.ts'
import type { RoundPart } from '#domain/practice/round-item.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { Round } from './round.tsx'
import { SkillsMap } from './skills-map.tsx'

const item = (id: string, part: RoundPart): RoundItem => ({
  id,
  exercise: { id: id.split('/')[0] ?? '', title: `Title of ${id.split('/')[0]}` },
  skill: 'Say no',
  part,
})
const reply = (number: number) => ({
  says: `Reply ${number}`,
  works: `Works ${number}`,
  other: `Other ${number}`,
  why: `Why ${number}`,
})
const talk = item('talk/one', {
  kind: 'talk',
  partner: { name: 'Maya', relation: 'a friend' },
  you: 'You packed the food.',
  before: { says: 'I am tired.', reply: 'OK.' },
  says: 'Another time?',
  replies: [reply(1), reply(2), reply(3)],
})
const meaning = item('meaning/0', {
  kind: 'meaning',
  said: 'Soon.',
  where: 'In a chat.',
  readings: [
    { text: 'Today', fits: 'possible', cue: 'Today cue.' },
    { text: 'Never', fits: 'less-likely', cue: 'Never cue.' },
  ],
  later: 'He meant Monday.',
  ask: 'When?',
})
const sentence = item('sentence/0', {
  kind: 'sentence',
  task: 'Write.',
  name: 'Opening',
  choices: [{ text: 'Dear Mr. Osei,', effect: 'Formal.' }],
})
const order = item('order/0', {
  kind: 'order',
  task: 'Call in sick.',
  steps: ['Rest.', 'Call.'],
  first: 1,
  why: 'They wait.',
})
const energy = item('energy/0', {
  kind: 'energy',
  intro: 'A day.',
  at: '07:30',
  text: 'Bus',
  usual: -2,
  note: 'Noise.',
})
const items = [talk, meaning, sentence, order, energy]

let api: ReturnType<typeof fakeApi>
const RATE = (id: string) => `PUT /api/practice-items/${id}`
const said = (id: string) => api.callsTo(RATE(id)).map(({ body }) => body)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

const untilFocused = async (name: string | RegExp) => {
  const shown = await heading(name)
  await waitFor(() => expect(document.activeElement).toBe(shown))
}

function open() {
  render(
    <MemoryRouter initialEntries={['/dashboard/practice/round']}>
      <Routes>
        <Route path="/dashboard/practice/round" element={<Round userId="me" />} />
        <Route path="/dashboard/practice" element={<p>The list</p>} />
      </Routes>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
beforeEach(() => {
  standInForBrowser()
  localStorage.clear()
  api = fakeApi({
    'GET /api/practice-round': { items, keep: 'Which day works for you?' },
    ...Object.fromEntries(items.map(({ id }) => [RATE(id), noContent])),
  })
})
afterEach(leaveNothing)

describe('the round', () => {
  it('goes through its items, each with what can be said of an answer, to a sentence to keep', async () => {
    const user = open()
    await heading('1 of 5: Title of talk')
    expect(screen.getByText('I am tired.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Took thought' })).toBeNull()
    await user.click(button('Reply 2'))
    await untilFocused('About this reply')
    expect(screen.getByText('Other 2')).toBeTruthy()
    await user.click(button('Took thought'))

    await untilFocused('2 of 5: Title of meaning')
    await user.click(screen.getByLabelText('Never'))
    await user.click(button('Show the clues'))
    expect(screen.getByText('Less likely. Never cue.')).toBeTruthy()
    expect(screen.getByText('This time').nextElementSibling?.textContent).toBe('He meant Monday.')
    expect(screen.getByText('When?')).toBeTruthy()
    await user.click(button('Came easily'))

    await user.click(button('Dear Mr. Osei,'))
    expect(screen.getByText('Formal.')).toBeTruthy()
    await user.click(button('Came easily'))

    await user.click(button('Rest.'))
    expect(screen.getByText('First: Call.')).toBeTruthy()
    await user.click(button('Want to see it again'))

    await user.click(button('It gives me energy'))
    expect(screen.getByText(/It costs many people some energy. Noise. Your own answer/)).toBeTruthy()
    await user.click(button('Came easily'))

    await untilFocused('That was the round')
    expect(screen.getByText('Which day works for you?')).toBeTruthy()
    await waitFor(() => expect(localStorage).toHaveLength(0))
    expect(said('talk/one')).toEqual([{ rating: 'thought' }])
    expect(said('order/0')).toEqual([{ rating: 'again' }])
  })

  it('is kept on this device when it is left, and gone on with on the same day', async () => {
    const user = open()
    await heading(/^1 of 5/)
    await user.click(button('Leave this one out'))
    await user.click(button('Pause'))
    expect(screen.getByText('The list')).toBeTruthy()
    cleanup()
    queryClient.clear()
    open()
    expect(await heading('2 of 5: Title of meaning')).toBeTruthy()
    expect(api.calls.filter(({ route }) => route.startsWith('GET /api/practice-round'))).toHaveLength(1)
    expect(said('talk/one')).toEqual([])
  })

  it('of another day is not gone on with, and nothing is said of it', async () => {
    const user = open()
    await heading(/^1 of 5/)
    await user.click(button('Leave this one out'))
    cleanup()
    queryClient.clear()
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage[key]), day: '2020-01-01' }))
    open()
    expect(await heading(/^1 of 5/)).toBeTruthy()
  })

  it('goes on without a connection, and sends what was said later', async () => {
    api.answer(RATE('talk/one'), noConnection)
    const user = open()
    await heading(/^1 of 5/)
    await user.click(button('Reply 1'))
    await user.click(button('Came easily'))
    expect(await screen.findByText(/could not be sent just now/)).toBeTruthy()
    expect(await heading(/^2 of 5/)).toBeTruthy()
    api.answer(RATE('talk/one'), noContent)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/could not be sent just now/)).toBeNull())
    expect(said('talk/one')).toEqual([{ rating: 'easily' }, { rating: 'easily' }])
  })

  it('goes on when the exercise of an item is gone meanwhile', async () => {
    api.answer(RATE('talk/one'), refusal('not-found'))
    const user = open()
    await heading(/^1 of 5/)
    await user.click(button('Reply 1'))
    await user.click(button('Came easily'))
    expect(await heading(/^2 of 5/)).toBeTruthy()
    expect(screen.queryByText(/could not be sent just now/)).toBeNull()
  })

  it('can be gone back in, stopped and gone on with', async () => {
    const user = open()
    await heading(/^1 of 5/)
    expect(button('Back one item').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Leave this one out'))
    await user.click(button('Back one item'))
    await untilFocused(/^1 of 5/)
    await user.click(button('Stop'))
    expect(await heading('You stopped')).toBeTruthy()
    await user.click(button('Go on here'))
    expect(await heading(/^1 of 5/)).toBeTruthy()
  })

  it('says where there is nothing to give', async () => {
    api.answer('GET /api/practice-round', { items: [], keep: null })
    open()
    expect(await screen.findByText(/There is no item for a round now/)).toBeTruthy()
  })
})

describe('my skills', () => {
  const skill = (id: string, change: Partial<SkillsMapReply['skills'][number]> = {}) => ({
    id,
    name: `Name of ${id}`,
    what: `What of ${id}`,
    finished: [],
    easily: [],
    again: [],
    ...change,
  })
  const openMap = (hasPicture: boolean, skills = [skill('say-no', practiced), skill('repair')]) => {
    api.answer('GET /api/practice-skills', { skills })
    return render(
      <MemoryRouter>
        <SkillsMap hasPicture={hasPicture} />
      </MemoryRouter>,
    ).container
  }
  const practiced = {
    finished: [{ id: 'a', title: 'A talk', finishedAt: '2026-11-21T12:00:00.000Z' }],
    easily: [{ id: 'b', title: 'A joke' }],
    again: [{ id: 'c', title: 'A bill' }],
  }

  it('say in words what was practiced, what comes easily and what is to be seen again', async () => {
    const page = openMap(true)
    expect(await screen.findByRole('link', { name: 'A talk, November 21, 2026' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'A joke' }).getAttribute('href')).toBe('/dashboard/practice/b')
    expect(screen.getByRole('link', { name: 'A bill' })).toBeTruthy()
    expect(screen.getByText('Name of repair')).toBeTruthy()
    expect(page.querySelectorAll('svg')).toHaveLength(1)
    expect(page.querySelectorAll('svg path')).toHaveLength(2)
  })

  it('have no picture where game elements are off, and say where they come from at first', async () => {
    const page = openMap(false)
    await screen.findByText('Name of say-no')
    expect(page.querySelectorAll('svg')).toHaveLength(0)
    cleanup()
    queryClient.clear()
    openMap(true, [skill('repair')])
    expect(await screen.findByText(/as soon as you finish an exercise/)).toBeTruthy()
  })
})
