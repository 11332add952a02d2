// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { showElements } from '#web/testing/show-pages.tsx'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { RequestForm } from './request-form.tsx'
import { RequestList } from './request-list.tsx'

const conversationId = '0199a1de-7b5c-7000-8000-000000000001'
const request = {
  id: '0199a1de-7b5c-7000-8000-000000000002',
  subject: 'No reply',
  message: 'I wrote and got no reply.',
  hasAttachment: true,
  state: 'answered',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
}
const post = 'POST /api/support-requests'

async function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    'GET /api/support-requests': { requests: [] },
    'GET /api/conversations': {
      conversations: [{ id: conversationId, title: 'About my manager' }],
      nextBefore: null,
    },
    [post]: request,
    ...answers,
  })
  const element = (
    <>
      <RequestForm userId="u1" SafetyCard={StandInSafetyCard} />
      <RequestList />
      <Link to="/home">Home</Link>
    </>
  )
  const { unmount } = await showElements('/', { '/': element, '/home': <h1>Home</h1> })
  return { api, unmount, user: userEvent.setup() }
}
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject').value
const attached = () => screen.getByLabelText<HTMLSelectElement>('Attach a conversation (optional)').value

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Subject'), 'No reply')
  await user.type(screen.getByLabelText('Message'), 'I wrote and got no reply.')
}
const send = () => screen.getByRole('button', { name: 'Send request' })

afterEach(() => {
  leaveNothing()
  localStorage.clear()
})

describe('a support request', () => {
  it('leaves every conversation out unless one is chosen', async () => {
    const { api, user } = await open()
    await screen.findByRole('option', { name: 'About my manager' })
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('Request sent'))
    expect(api.callsTo(post)[0]?.body).toEqual({
      id: expect.any(String),
      subject: 'No reply',
      message: 'I wrote and got no reply.',
    })
  })

  it('takes the chosen conversation along', async () => {
    const { api, user } = await open()
    await screen.findByRole('option', { name: 'About my manager' })
    await fill(user)
    await user.selectOptions(screen.getByLabelText('Attach a conversation (optional)'), 'About my manager')
    await user.click(send())
    await waitFor(() => expect(api.callsTo(post)[0]?.body).toMatchObject({ conversationId }))
  })

  it('is sent, and the safety card stands beside it, when the text has a sign of danger', async () => {
    standInForBrowser()
    const { api, user } = await open({ [post]: { ...request, safety: safetyReplyOf() } })
    await fill(user)
    await user.click(send())
    expect(await screen.findByText('Card: You may be in danger (saved)')).toBeTruthy()
    expect(screen.getByText('You may be in danger. I am software. People can help.')).toBeTruthy()
    expect(api.callsTo(post)).toHaveLength(1)
    expect(toastStore.getState().shown?.title).toBe('Request sent')
    await user.click(screen.getByRole('button', { name: 'I meant something else' }))
    expect(screen.queryByText(/Card:/)).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says what is missing, and sends nothing', async () => {
    const { api, user } = await open()
    await user.click(send())
    expect(await screen.findByText('Subject is required')).toBeTruthy()
    expect(screen.getByText('Message is required')).toBeTruthy()
    expect(api.callsTo(post)).toHaveLength(0)
  })

  it('keeps what was typed when it could not be sent', async () => {
    const { user } = await open({ [post]: refusal('mail-unavailable') })
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    expect(subject()).toBe('No reply')
  })

  it('is there again after a reload, until it is sent', async () => {
    const first = await open()
    await screen.findByRole('option', { name: 'About my manager' })
    await fill(first.user)
    await first.user.selectOptions(
      screen.getByLabelText('Attach a conversation (optional)'),
      'About my manager',
    )
    first.unmount()
    queryClient.clear()
    const { api, user } = await open()
    expect(subject()).toBe('No reply')
    await waitFor(() => expect(attached()).toBe(conversationId))
    await user.click(send())
    await waitFor(() => expect(subject()).toBe(''))
    expect(api.callsTo(post)[0]?.body).toMatchObject({ message: 'I wrote and got no reply.', conversationId })
    expect(attached()).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('goes without a conversation that is no longer there', async () => {
    localStorage.setItem(
      'wayfern.draft.u1.support-request',
      JSON.stringify({ subject: 'No reply', message: 'Why?', conversationId: request.id }),
    )
    const { api, user } = await open()
    await screen.findByRole('option', { name: 'About my manager' })
    expect(attached()).toBe('')
    await user.click(send())
    await waitFor(() => expect(api.callsTo(post)).toHaveLength(1))
    expect(api.callsTo(post)[0]?.body).not.toHaveProperty('conversationId')
  })

  it('keeps its id over tries and a reload; a changed text is another request', async () => {
    const first = await open({ [post]: noConnection })
    await fill(first.user)
    await first.user.click(send())
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    first.unmount()
    const { api, user } = await open({ [post]: [noConnection, request] })
    await user.click(send())
    await waitFor(() => expect(send().getAttribute('aria-disabled') ?? '').not.toBe('true'))
    await user.type(screen.getByLabelText('Message'), ' Why?')
    await user.click(send())
    await waitFor(() => expect(subject()).toBe(''))
    const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id
    const [repeated, changed] = api.callsTo(post).map(idOf)
    expect(repeated).toBe(first.api.callsTo(post).map(idOf)[0])
    expect(changed).not.toBe(repeated)
  })

  it('leaves what was written while it was sent', async () => {
    let answer = (_request: object) => {}
    const { user } = await open({
      [post]: new Promise((resolve) => {
        answer = resolve
      }),
    })
    await fill(user)
    await user.click(send())
    await user.type(screen.getByLabelText('Message'), ' One more thing.')
    answer(request)
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('Request sent'))
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
    expect(message.value).toBe('I wrote and got no reply. One more thing.')
    expect(localStorage.length).toBe(1)
  })

  it('is not left by a link without a question', async () => {
    const { user } = await open()
    await fill(user)
    await user.click(screen.getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('dialog', { name: 'Your request is not sent' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave without sending' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  })

  it('asks nothing once it is empty again', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Subject'), 'No')
    await user.clear(screen.getByLabelText('Subject'))
    expect(localStorage.length).toBe(0)
    await user.click(screen.getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  })
})

describe('the list of requests', () => {
  it('shows each with its state', async () => {
    await open({ 'GET /api/support-requests': { requests: [request] } })
    expect(await screen.findByText('Answered')).toBeTruthy()
    expect(screen.getByText('Sent on November 21, 2026, with a conversation attached')).toBeTruthy()
  })

  it('says when there are none', async () => {
    await open()
    expect(await screen.findByText('You have not sent a request.')).toBeTruthy()
  })
})
