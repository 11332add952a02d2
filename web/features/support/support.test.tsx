// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
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

function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    'GET /api/support-requests': { requests: [] },
    'GET /api/conversations': {
      conversations: [{ id: conversationId, title: 'About my manager' }],
      nextBefore: null,
    },
    [post]: request,
    ...answers,
  })
  render(
    <>
      <RequestForm SafetyCard={StandInSafetyCard} />
      <RequestList />
    </>,
  )
  return { api, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Subject'), 'No reply')
  await user.type(screen.getByLabelText('Message'), 'I wrote and got no reply.')
}
const send = () => screen.getByRole('button', { name: 'Send request' })

afterEach(() => {
  cleanup()
  queryClient.clear()
  act(() => toastStore.dismiss())
  vi.unstubAllGlobals()
})

describe('a support request', () => {
  it('leaves every conversation out unless one is chosen', async () => {
    const { api, user } = open()
    await screen.findByRole('option', { name: 'About my manager' })
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(toastStore.read().shown?.title).toBe('Request sent'))
    expect(api.callsTo(post)[0]?.body).toEqual({
      subject: 'No reply',
      message: 'I wrote and got no reply.',
    })
  })

  it('takes the chosen conversation along', async () => {
    const { api, user } = open()
    await screen.findByRole('option', { name: 'About my manager' })
    await fill(user)
    await user.selectOptions(screen.getByLabelText('Attach a conversation (optional)'), 'About my manager')
    await user.click(send())
    await waitFor(() => expect(api.callsTo(post)[0]?.body).toMatchObject({ conversationId }))
  })

  it('is sent, and the safety card stands beside it, when the text has a sign of danger', async () => {
    standInForBrowser()
    const { api, user } = open({ [post]: { ...request, safety: safetyReplyOf() } })
    await fill(user)
    await user.click(send())
    expect(await screen.findByText('Card: You may be in danger (saved)')).toBeTruthy()
    expect(screen.getByText('You may be in danger. I am software. People can help.')).toBeTruthy()
    expect(api.callsTo(post)).toHaveLength(1)
    expect(toastStore.read().shown?.title).toBe('Request sent')
    await user.click(screen.getByRole('button', { name: 'I meant something else' }))
    expect(screen.queryByText(/Card:/)).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says what is missing, and sends nothing', async () => {
    const { api, user } = open()
    await user.click(send())
    expect(await screen.findByText('Subject is required')).toBeTruthy()
    expect(screen.getByText('Message is required')).toBeTruthy()
    expect(api.callsTo(post)).toHaveLength(0)
  })

  it('keeps what was typed when it could not be sent', async () => {
    const { user } = open({ [post]: refusal('mail-unavailable') })
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(toastStore.read().shown?.variant).toBe('destructive'))
    expect((screen.getByLabelText('Subject') as HTMLInputElement).value).toBe('No reply')
  })
})

describe('the list of requests', () => {
  it('shows each with its state', async () => {
    open({ 'GET /api/support-requests': { requests: [request] } })
    expect(await screen.findByText('Answered')).toBeTruthy()
    expect(screen.getByText('Sent on November 21, 2026, with a conversation attached')).toBeTruthy()
  })

  it('says when there are none', async () => {
    open()
    expect(await screen.findByText('You have not sent a request.')).toBeTruthy()
  })
})
