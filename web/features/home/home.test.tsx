// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HomeReply } from '#domain/home/contract.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { HomeHeading } from './home-heading.tsx'
import { HomeStart } from './home-start.tsx'
import { useHome } from './use-home.ts'

const reply: HomeReply = {
  name: 'Robin',
  unfinished: null,
  suggestion: {
    exercise: {
      id: 'catch-up',
      module: 'friendship',
      kind: 'talk',
      title: 'We should catch up',
      skill: 'Asking',
      for: 'adult',
      level: 'small',
      minutes: 3,
    },
    reason: { kind: 'goal', words: 'Friendships' },
  },
  talk: { id: 'catch-up', minutes: 3 },
}
const onResume = vi.fn(async () => {})

function Parts() {
  const home = useHome()
  return (
    <>
      <HomeHeading title="Moss" home={home} plant={null} standing={null} />
      <HomeStart
        home={home}
        titleOf={() => 'Friendship Coach'}
        placeOf={(id) => ({ title: 'Place', path: id === 'assistant' ? null : `/dashboard/modules/${id}` })}
        onResume={onResume}
      />
    </>
  )
}

function open(answer: unknown) {
  fakeApi({ 'GET /api/home': answer })
  render(
    <MemoryRouter>
      <Parts />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => {
  leaveNothing()
  vi.useRealTimers()
})

describe('the home page', () => {
  it.each([
    [8, 'Good morning, Robin. Nothing is due.'],
    [15, 'Good afternoon, Robin. Nothing is due.'],
    [21, 'Good evening, Robin. Nothing is due.'],
  ])('greets by the clock here: at %i it says "%s"', async (hour, line) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, hour) })
    open(reply)
    await waitFor(() => expect(document.body.textContent).toContain(line))
  })

  it('does not say that nothing is due while it does not know', async () => {
    open(refusal('database-unavailable'))
    expect(await screen.findByText(/^Good (morning|afternoon|evening)\.$/)).toBeTruthy()
    expect(linkTo(/^Practice a talk/)).toBe('/dashboard/practice')
  })

  it('leads to the four tools', async () => {
    open(reply)
    await waitFor(() => expect(linkTo(/^Practice a talk/)).toBe('/dashboard/practice/catch-up'))
    expect(linkTo(/^Understand a message/)).toBe('/dashboard/modules/nt-translator')
    expect(linkTo(/^Write a message/)).toBe('/dashboard/modules/emotional-intelligence')
    expect(linkTo(/^Do one task/)).toBe('/dashboard/modules/life-skills')
  })

  it.each([
    [{ kind: 'goal', words: 'Friendships' }, 'From your answers: Friendships'],
    [{ kind: 'module', module: 'friendship' }, 'You practiced this area last: Friendship Coach'],
    [{ kind: 'first' }, 'A short one to begin with'],
    [{ kind: 'again' }, 'You finished this one before'],
  ] as const)('says why it suggests a practice: %j', async (reason, text) => {
    open({ ...reply, suggestion: { ...reply.suggestion, reason } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(linkTo('Start practice')).toBe('/dashboard/practice/catch-up')
  })

  it('leads back to an exercise that was begun, and says so in its line', async () => {
    open({ ...reply, unfinished: { kind: 'exercise', id: 'museum', title: 'The museum' } })
    expect(await screen.findByText(/You began an exercise\. Its place is kept/)).toBeTruthy()
    expect(linkTo('Go on: The museum')).toBe('/dashboard/practice/museum')
  })

  it('leads to the module of the last conversation, or opens it here', async () => {
    const conversation = { kind: 'conversation', id: 'c1', module: 'friendship', title: 'My day' }
    open({ ...reply, unfinished: conversation })
    await screen.findByText('Your last conversation: Place')
    expect(linkTo('Go on: My day')).toBe('/dashboard/modules/friendship')
    cleanup()
    queryClient.clear()
    const user = open({ ...reply, unfinished: { ...conversation, module: 'assistant' } })
    await user.click(await screen.findByRole('button', { name: 'Go on' }))
    expect(onResume).toHaveBeenCalledWith('c1')
  })

  it('says first what to do next: what was left unfinished, or else the practice that fits', async () => {
    const first = () => document.querySelector('section')?.textContent
    open(reply)
    await screen.findByText('From your answers: Friendships')
    expect(first()).toContain('Start practice')
    cleanup()
    queryClient.clear()
    open({ ...reply, unfinished: { kind: 'exercise', id: 'museum', title: 'The museum' } })
    await screen.findByText('The museum')
    expect(first()).toContain('Go on')
    // The practice stands beside the chat then.
    expect(screen.queryByText('Start practice')).toBeNull()
  })

  it('has nothing to go on with when nothing is unfinished', async () => {
    open(reply)
    await screen.findByText(/Nothing is due/)
    expect(screen.queryByText('Go on where you stopped')).toBeNull()
  })
})
