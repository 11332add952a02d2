// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { TokenUsageCard } from './token-usage-card.tsx'
import { announceUsage } from './usage-news.ts'

const usage = {
  tokensUsed: 123_456,
  tokenLimit: 500_000,
  remaining: 376_544,
  resetDate: '2026-12-05T12:00:00.000Z',
}
const route = 'GET /api/token-usage'
const shownToast = () => toastStore.getState().shown
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

function open(answer: unknown) {
  const api = fakeApi({ [route]: answer })
  render(<TokenUsageCard />)
  return { api, user: userEvent.setup() }
}

afterEach(leaveNothing)

describe('the token card', () => {
  it('shows used, limit, remaining, the reset date and the bar', async () => {
    open(usage)
    expect(screen.getByText('Loading token usage...')).toBeTruthy()
    await waitFor(() => expect(figure('Used')).toBe('123,456'))
    expect(figure('Limit')).toBe('500,000')
    expect(figure('Remaining')).toBe('376,544')
    expect(figure('Reset date')).toBe('12/05/2026')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('24.69')
    expect(screen.getByText('24.69%')).toBeTruthy()
  })

  it('shows at least 0.5 % once anything is used', async () => {
    open({ ...usage, tokensUsed: 1, remaining: 499_999 })
    expect(await screen.findByText('0.5%')).toBeTruthy()
  })

  it('is refreshed by its button, and says so', async () => {
    const { api, user } = open(usage)
    await user.click(await screen.findByRole('button', { name: 'Refresh' }))
    api.answer(route, { ...usage, tokensUsed: 200_000, remaining: 300_000 })
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Updated',
        description: 'Token usage information has been refreshed',
        variant: 'success',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(figure('Used')).toBe('200,000'))
  })

  it('does not take the focus from its button when the figures are read anew behind it', async () => {
    const { api } = open(usage)
    const refresh = await screen.findByRole('button', { name: 'Refresh' })
    const answer = Promise.withResolvers<object>()
    api.answer(route, answer.promise)
    act(() => void queryClient.invalidateQueries({ queryKey: ['token-usage'] }))
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(2))
    expect(refresh).toHaveProperty('disabled', false)
    answer.resolve({ ...usage, tokensUsed: 200_000 })
    await waitFor(() => expect(figure('Used')).toBe('200,000'))
  })

  it('keeps its figures when a refresh fails, and says so', async () => {
    const { api, user } = open(usage)
    const refresh = await screen.findByRole('button', { name: 'Refresh' })
    api.answer(route, refusal('database-unavailable'))
    await user.click(refresh)
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Refresh failed',
        description: 'Could not refresh token usage information',
        variant: 'destructive',
      }),
    )
    expect(figure('Used')).toBe('123,456')
  })

  it('says why it cannot show anything, and tries again', async () => {
    const { api, user } = open(refusal('database-unavailable'))
    expect(await screen.findByText('Unable to Load Token Usage')).toBeTruthy()
    expect(screen.getByText('Failed to load token usage information')).toBeTruthy()
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to fetch token usage information',
      variant: 'destructive',
    })
    api.answer(route, usage)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figure('Used')).toBe('123,456'))
  })

  it('says so when there was no answer at all', async () => {
    queryClient.setDefaultOptions({ queries: { retry: false } })
    open(noConnection)
    expect(await screen.findByText('Error loading token usage')).toBeTruthy()
  })

  it('follows what a reply tells of the allowance', async () => {
    open(usage)
    await waitFor(() => expect(figure('Used')).toBe('123,456'))
    act(() => announceUsage({ ...usage, tokensUsed: 123_756, remaining: 376_244 }))
    await waitFor(() => expect(figure('Used')).toBe('123,756'))
  })
})

describe('a low allowance', () => {
  it.each([1_000, 999])('with %i tokens remaining', (remaining) => {
    act(() => announceUsage({ ...usage, remaining }))
    if (remaining === 1_000) expect(shownToast()).toBeNull()
    else
      expect(shownToast()).toMatchObject({
        title: 'Token limit approaching',
        description: 'You have 999 tokens remaining for this month.',
        variant: 'default',
      })
  })
})
