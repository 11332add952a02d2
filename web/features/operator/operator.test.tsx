// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { GlobalResetCard } from './global-reset-card.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { ReceivedRequests } from './received-requests.tsx'

const request = {
  id: '0199a1de-7b5c-7000-8000-000000000002',
  subject: 'No reply',
  message: 'I wrote and got no reply.',
  hasAttachment: false,
  state: 'open',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  from: { name: 'Robin', email: 'robin@example.org' },
}

afterEach(leaveNothing)

describe('the numbers', () => {
  it('show counts and the health of each job', async () => {
    fakeApi({
      'GET /api/operator/overview': {
        users: 1234,
        subscriptions: { active: 20, past_due: 3, ended: 4 },
        openSupportRequests: 5,
        tokensUsed: 678_900,
        jobs: [{ name: 'send-mail', lastRunAt: null, dropped: 3, failed: 2, retrying: 1 }],
      },
    })
    render(<OverviewCards />)
    const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent
    await screen.findByText('send-mail')
    expect(figure('Users')).toBe('1,234')
    expect(figure('Overdue subscriptions')).toBe('3')
    expect(
      screen.getByText(
        /None in the last 2 days. Failed: 2. Waiting for a new try: 1. Not done because it was too late: 3./,
      ),
    ).toBeTruthy()
  })
})

describe('the global token reset', () => {
  it.each([
    [
      noContent(),
      'Global Token Reset',
      'Token usage reset has been triggered for eligible users.',
      'success',
    ],
    [refusal('forbidden'), 'Error', 'Failed to trigger global token reset', 'destructive'],
  ])('announces its outcome', async (answer, title, description, variant) => {
    fakeApi({ 'POST /api/reset-token-usage/all': answer })
    render(<GlobalResetCard />)
    await userEvent.click(screen.getByRole('button', { name: 'Trigger global token reset' }))
    await waitFor(() => expect(toastStore.getState().shown).toMatchObject({ title, description, variant }))
  })
})

describe('the numbers after a global reset', () => {
  it('are read anew', async () => {
    const overview = {
      users: 2,
      subscriptions: { active: 2, past_due: 0, ended: 0 },
      openSupportRequests: 0,
      tokensUsed: 12_345,
      jobs: [],
    }
    fakeApi({
      'GET /api/operator/overview': [overview, { ...overview, tokensUsed: 45 }],
      'POST /api/reset-token-usage/all': noContent(),
    })
    render(
      <>
        <OverviewCards />
        <GlobalResetCard />
      </>,
    )
    await screen.findByText('12,345')
    await userEvent.click(screen.getByRole('button', { name: 'Trigger global token reset' }))
    await screen.findByText('45')
  })
})

describe('the received requests', () => {
  it('change their state', async () => {
    const api = fakeApi({
      'GET /api/operator/support-requests': [
        { requests: [request] },
        { requests: [{ ...request, state: 'answered' }] },
      ],
      [`PATCH /api/operator/support-requests/${request.id}`]: request,
    })
    render(<ReceivedRequests />)
    const select = await screen.findByLabelText('State of "No reply"')
    await userEvent.selectOptions(select, 'Answered')
    await waitFor(() => expect((select as HTMLSelectElement).value).toBe('answered'))
    const [call] = api.calls.filter(({ route }) => route.startsWith('PATCH'))
    expect(call?.body).toEqual({ state: 'answered' })
  })
})
