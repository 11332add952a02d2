// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { AccountNews } from './account-news.tsx'
import { AccountNotices } from './account-notices.tsx'
import { ConfirmEmailScreen } from './confirm-email-screen.tsx'

const ended = {
  plan: null,
  price: null,
  status: 'ended',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
}

afterEach(() => {
  leaveNothing()
  vi.useRealTimers()
})

describe('the notices of the account', () => {
  it('lead from an ended subscription to the account settings', async () => {
    fakeApi({
      'GET /api/billing/subscription': ended,
      'GET /api/account/deletion': { deleteAfter: null },
    })
    render(<AccountNotices />, { wrapper: MemoryRouter })
    const link = await screen.findByRole('link', { name: 'Open account settings' })
    expect(link.getAttribute('href')).toBe('/dashboard/settings?tab=account')
  })

  it('offer to undo a deletion until it happens', async () => {
    fakeApi({
      'GET /api/billing/subscription': { ...ended, status: 'active' },
      'GET /api/account/deletion': { deleteAfter: '2026-11-28T12:00:00.000Z' },
      'DELETE /api/account/deletion': { subscription: 'still-cancelled' },
    })
    render(
      <main tabIndex={-1}>
        <AccountNotices />
      </main>,
      { wrapper: MemoryRouter },
    )
    expect(await screen.findByText(/deleted for good on November 28, 2026/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText('Your account will be deleted')).toBeNull())
    expect(toastStore.getState().shown?.description).toContain('Your subscription is still cancelled.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})

describe('a page of the dashboard', () => {
  const subscriptionRoute = 'GET /api/billing/subscription'
  const active = { ...ended, status: 'active' }

  it('asks for no notice while all is well, and shows one that came up when it is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const api = fakeApi({ [subscriptionRoute]: active, 'GET /api/account/deletion': { deleteAfter: null } })
    const { container } = render(<AccountNews />, { wrapper: MemoryRouter })
    await waitFor(() => expect(api.callsTo(subscriptionRoute)).toHaveLength(1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(api.callsTo(subscriptionRoute)).toHaveLength(1)
    expect(container.innerHTML).toBe('')

    api.answer(subscriptionRoute, ended)
    vi.setSystemTime(Date.now() + 30_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Your subscription has ended')).toBeTruthy()
  })

  it('says at once that the account will be deleted', async () => {
    fakeApi({
      [subscriptionRoute]: active,
      'GET /api/account/deletion': { deleteAfter: '2026-11-28T12:00:00.000Z' },
    })
    render(<AccountNews />, { wrapper: MemoryRouter })
    expect(await screen.findByText('Your account will be deleted')).toBeTruthy()
  })

  it.each([
    ['subscription', subscriptionRoute, 'Your account will be deleted'],
    ['deletion', 'GET /api/account/deletion', 'Your subscription has ended'],
  ])('says what it knows when it could not ask about the %s', async (_, failing, notice) => {
    fakeApi({
      [subscriptionRoute]: ended,
      'GET /api/account/deletion': { deleteAfter: '2026-11-28T12:00:00.000Z' },
      [failing]: noConnection,
    })
    render(<AccountNews />, { wrapper: MemoryRouter })
    expect(await screen.findByText(notice)).toBeTruthy()
  })

  it('asks again by itself after a failure, until it knows', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const api = fakeApi({
      [subscriptionRoute]: noConnection,
      'GET /api/account/deletion': { deleteAfter: null },
    })
    render(<AccountNews />, { wrapper: MemoryRouter })
    await waitFor(() => expect(api.callsTo(subscriptionRoute)).toHaveLength(1))
    api.answer(subscriptionRoute, ended)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText('Your subscription has ended')).toBeTruthy()
  })

  it('asks once for each half minute, also when the page is looked at in between', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const api = fakeApi({ [subscriptionRoute]: noConnection, 'GET /api/account/deletion': noConnection })
    const asked = (count: number) => waitFor(() => expect(api.callsTo(subscriptionRoute)).toHaveLength(count))
    render(<AccountNews />, { wrapper: MemoryRouter })
    await asked(1)
    vi.setSystemTime(Date.now() + 30_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await asked(2)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await asked(3)
  })

  it('asks again after a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const api = fakeApi({ [subscriptionRoute]: noConnection, 'GET /api/account/deletion': noConnection })
    render(<AccountNews />, { wrapper: MemoryRouter })
    await waitFor(() => expect(api.callsTo(subscriptionRoute)).toHaveLength(1))
    api.answer(subscriptionRoute, ended)
    api.answer('GET /api/account/deletion', { deleteAfter: null })
    vi.setSystemTime(Date.now() + 30_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Your subscription has ended')).toBeTruthy()
  })
})

describe('the page of the confirmation link', () => {
  const route = 'POST /api/account/email/confirm'
  function open(answer: unknown, address = '/confirm-email?token=abc') {
    const api = fakeApi({ [route]: answer })
    const onConfirmed = vi.fn()
    render(
      <MemoryRouter initialEntries={[address]}>
        <ConfirmEmailScreen onConfirmed={onConfirmed} />
      </MemoryRouter>,
    )
    return { api, onConfirmed }
  }

  it('changes the address only when its button is selected', async () => {
    const { api, onConfirmed } = open(noContent())
    expect(api.calls).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByRole('heading', { name: 'Your email address is changed' })).toBeTruthy()
    expect(api.callsTo(route)[0]?.body).toEqual({ token: 'abc' })
    expect(onConfirmed).toHaveBeenCalledOnce()
  })

  it.each([
    ['invalid-reset-link', /older than 24 hours/],
    ['email-taken', /belongs to another account/],
  ] as const)('explains %s', async (code, text) => {
    open(refusal(code))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('explains a link without its token', () => {
    open(noContent(), '/confirm-email')
    expect(screen.getByText(/The link is not complete/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm address' })).toBeNull()
  })
})
