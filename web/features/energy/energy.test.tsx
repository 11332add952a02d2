// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { noConnection, noContent } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { EnergyCheckIn } from './energy-check-in.tsx'
import { EnergyList, refreshEnergyList } from './energy-list.tsx'

const newest = {
  id: '0199a1de-7b5c-7000-8000-000000000001',
  level: 'low',
  words: 'like fog',
  createdAt: '2026-11-21T12:00:00.000Z',
}
const older = { ...newest, id: '0199a1de-7b5c-7000-8000-000000000002', level: 'full', words: '' }
type Call = { method: string; path: string; body: unknown }

/** Answers in turn to what is recorded, and lists what `lists` says, in turn too. */
function open({
  recorded = [{ isKept: true, safety: null }] as unknown[],
  lists = [[]] as unknown[][],
} = {}) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    if (method === 'GET') return Response.json({ checkins: lists.length > 1 ? lists.shift() : lists[0] })
    if (method === 'DELETE') return noContent()
    const answer = recorded.length > 1 ? recorded.shift() : recorded[0]
    if (answer === noConnection) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  const { unmount } = render(
    <>
      <EnergyCheckIn
        userId="robin"
        SafetyCard={StandInSafetyCard}
        onRecorded={() => void refreshEnergyList()}
      />
      <EnergyList />
    </>,
  )
  return { calls, unmount, user: userEvent.setup() }
}
/** The list is folded below the picture. */
const openList = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Show the list' }))
const puts = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT')
const words = () => screen.getByLabelText<HTMLInputElement>('In your own words')
const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

async function addWords(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add words' }))
  await user.type(words(), text)
  await user.click(screen.getByRole('button', { name: 'Keep the words' }))
}

beforeEach(() => standInForBrowser())
afterEach(() => {
  leaveNothing()
  localStorage.clear()
})

describe('an energy check-in', () => {
  it.each([
    ['Low', 'low'],
    ['Medium', 'medium'],
    ['Full', 'full'],
  ])('"%s" is recorded by one selection', async (name, level) => {
    const { calls, user } = open()
    await choose(user, name)
    expect(await screen.findByText(`Kept: ${name}.`)).toBeTruthy()
    expect(puts(calls).map(({ body }) => body)).toEqual([{ level, words: '' }])
  })

  it('takes own words afterwards, under the same id, and appears in the list', async () => {
    const { calls, user } = open({ lists: [[], [newest]] })
    expect(await screen.findByText(/^There are no check-ins\./)).toBeTruthy()
    await choose(user, 'Low')
    await addWords(user, 'like fog')
    await openList(user)
    expect(await screen.findByRole('cell', { name: 'like fog' })).toBeTruthy()
    const [first, second] = puts(calls)
    expect(first?.body).toEqual({ level: 'low', words: '' })
    expect(second).toEqual({ ...first, body: { level: 'low', words: 'like fog' } })
    await waitFor(() => expect(screen.queryByLabelText('In your own words')).toBeNull())
    expect(screen.getByRole('button', { name: 'Add words' })).toBeTruthy()
  })

  it('says when it was not kept, because data collection is off', async () => {
    const { user } = open({ recorded: [{ isKept: false, safety: null }] })
    await choose(user, 'Low')
    expect(await screen.findByText(/It was not saved, because data collection is off/)).toBeTruthy()
  })

  it('keeps the words when they could not be sent, also over a reload', async () => {
    const { unmount, user } = open({ recorded: [{ isKept: true, safety: null }, noConnection] })
    await choose(user, 'Low')
    await addWords(user, 'like fog')
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    expect(words().value).toBe('like fog')
    unmount()
    const again = open()
    await choose(again.user, 'Low')
    expect(await screen.findByDisplayValue('like fog')).toBeTruthy()
  })

  it('keeps its id until it is recorded, over a reload and with another level; the next one has its own', async () => {
    const { calls, unmount, user } = open({ recorded: [noConnection] })
    await choose(user, 'Low')
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    unmount()
    const again = open()
    await choose(again.user, 'Medium')
    expect(await screen.findByText('Kept: Medium.')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
    await choose(again.user, 'Full')
    expect(await screen.findByText('Kept: Full.')).toBeTruthy()
    const [lost] = puts(calls).map(({ path }) => path)
    const [repeated, next] = puts(again.calls).map(({ path }) => path)
    expect(repeated).toBe(lost)
    expect(next).not.toBe(lost)
  })

  it('of another day has an id of its own, so that it does not replace the one whose answer was lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 59) })
    const { calls, unmount, user } = open({ recorded: [noConnection] })
    await choose(user, 'Low')
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    unmount()
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1))
    const nextDay = open()
    await choose(nextDay.user, 'Full')
    expect(await screen.findByText('Kept: Full.')).toBeTruthy()
    vi.useRealTimers()
    expect(puts(nextDay.calls)[0]?.path).not.toBe(puts(calls)[0]?.path)
  })

  it('keeps the words that are typed while others are sent', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    let puts = 0
    vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
      if (method !== 'PUT') return Response.json({ checkins: [] })
      puts += 1
      return Response.json(puts === 1 ? { isKept: true, safety: null } : await promise)
    })
    const user = userEvent.setup()
    render(<EnergyCheckIn userId="robin" SafetyCard={StandInSafetyCard} />)
    await choose(user, 'Low')
    await addWords(user, 'like fog')
    await user.clear(words())
    await user.type(words(), 'less now')
    await act(async () => resolve({ isKept: true, safety: null }))
    expect(words().value).toBe('less now')
  })

  it('does not send words that are too long', async () => {
    const { calls, user } = open()
    await choose(user, 'Low')
    await user.click(await screen.findByRole('button', { name: 'Add words' }))
    await user.click(words())
    await user.paste('x'.repeat(MAX_ENERGY_WORDS_CHARACTERS + 1))
    await user.click(screen.getByRole('button', { name: 'Keep the words' }))
    expect(screen.getByText('Make the text shorter to save it. Characters over the limit: 1.')).toBeTruthy()
    expect(puts(calls)).toHaveLength(1)
  })

  it.each([
    [true, 'Card: You may be in danger (saved)'],
    [false, 'Card: You may be in danger (not saved)'],
  ])('shows the safety card beside it, which can be put away; kept: %s', async (isKept, card) => {
    const { user } = open({ recorded: [{ isKept, safety: safetyReplyOf() }] })
    await choose(user, 'Low')
    expect(await screen.findByText(card)).toBeTruthy()
    await choose(user, 'I meant something else')
    expect(screen.queryByText(card)).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('the week', () => {
  it('is told in a sentence, and drawn as one picture', async () => {
    const now = new Date().toISOString()
    open({ lists: [[newest, older].map((checkin) => ({ ...checkin, createdAt: now }))] })
    expect(await screen.findByText('In the last 7 days you selected Full once and Low once.')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^The last 7 days\. .*no check-in/ })).toBeTruthy()
  })

  it('without a check-in says so, and judges nothing', async () => {
    open({ lists: [[{ ...newest, createdAt: '2020-11-21T12:00:00.000Z' }]] })
    expect(await screen.findByText('In the last 7 days there was no check-in. That is fine.')).toBeTruthy()
  })

  it('is not drawn for those who do not see it, before there is a check-in', async () => {
    open()
    expect(await screen.findByText(/After the first one, your week is drawn here\.$/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('the list', () => {
  it('deletes one', async () => {
    const { calls, user } = open({ lists: [[newest, older], [older]] })
    await openList(user)
    const [first] = await screen.findAllByRole('button', { name: /^Delete the check-in of/ })
    await user.click(first as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'like fog' })).toBeNull())
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `/api/energy-checkins/${newest.id}`,
    ])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('deletes all only after a question', async () => {
    const { calls, user } = open({ lists: [[newest], []] })
    await openList(user)
    await user.click(await screen.findByRole('button', { name: 'Delete all check-ins' }))
    const question = await screen.findByRole('dialog', { name: 'Delete all your check-ins?' })
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await user.click(within(question).getByRole('button', { name: 'Delete all check-ins' }))
    expect(await screen.findByText(/^There are no check-ins\./)).toBeTruthy()
  })
})
