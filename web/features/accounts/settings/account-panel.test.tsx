// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '#web/platform/private-data.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { AccountPanel } from './account-panel.tsx'
import type { SubscriptionCard } from './change-card.ts'

const subscription = {
  plan: 'Premium',
  price: { amount: 999, currency: 'usd', interval: 'month' },
  status: 'active',
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
}
const ended = { ...subscription, status: 'ended' }
const here = {
  id: 's1',
  device: 'Firefox on Linux',
  startedAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  isCurrent: true,
}
const phone = { ...here, id: 's2', device: 'Safari on iPhone', isCurrent: false }
const card: SubscriptionCard = {
  createPaymentMethod: async () => 'pm_1',
  answerBank: vi.fn(async () => {}),
}

function ReadyCard({ onReady }: { onReady: (card: SubscriptionCard) => void }) {
  useEffect(() => onReady(card), [onReady])
  return <p>card form</p>
}

function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    'GET /api/billing/subscription': subscription,
    'GET /api/account/sessions': { sessions: [here, phone] },
    ...answers,
  })
  const onDeleted = vi.fn(async () => {})
  render(
    <main>
      <PageHeading title="Settings" />
      <AccountPanel
        user={{ name: 'Robin', email: 'robin@example.org' }}
        renderCard={({ onReady }) => <ReadyCard onReady={onReady} />}
        onDeleted={onDeleted}
      />
    </main>,
  )
  return { api, onDeleted, user: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
/** The focus of a button that is gone: without a place near it, the next Tab would begin at the page's top. */
const expectFocusOnHeading = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
/** Opens the form of one row in place. */
async function change(user: ReturnType<typeof userEvent.setup>, row: string): Promise<void> {
  await user.click(await button(`Change: ${row}`))
}
const shownToast = () => toastStore.getState().shown

afterEach(leaveNothing)

describe('the subscription', () => {
  it('shows plan, price, status and next charge', async () => {
    open()
    const region = screen.getByRole('region', { name: 'Subscription' })
    await within(region).findByText('Premium')
    for (const value of ['$9.99 every month', 'Active', 'December 21, 2026'])
      expect(within(region).getByText(value)).toBeTruthy()
  })

  it('is cancelled in two clicks, to its period end, and can be resumed', async () => {
    const cancelled = { ...subscription, cancelAtPeriodEnd: true }
    const { user } = open({
      'POST /api/billing/subscription/cancel': cancelled,
      'POST /api/billing/subscription/resume': subscription,
    })
    await user.click(await button('Cancel subscription'))
    const dialog = screen.getByRole('dialog', { name: 'Cancel your subscription?' })
    expect(dialog.textContent).toContain('You can use the coach until December 21, 2026.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    await expectFocusOnHeading('Subscription')
    await user.click(await button('Resume subscription'))
    expect(await screen.findByText('Active')).toBeTruthy()
    await expectFocusOnHeading('Subscription')
  })

  it('tells of a failed payment with the days that remain', async () => {
    const graceEndsAt = new Date(Date.now() + 2.5 * 24 * 60 * 60 * 1000).toISOString()
    open({ 'GET /api/billing/subscription': { ...subscription, status: 'past_due', graceEndsAt } })
    expect(await screen.findByText(/You can use the coach for 3 days more/)).toBeTruthy()
  })

  it('is renewed by a card once it ended, after the question of the bank', async () => {
    const { api, user } = open({
      'GET /api/billing/subscription': ended,
      'POST /api/billing/subscription/renew': [
        { status: 'confirmation-needed', clientSecret: 'secret' },
        { status: 'renewed', subscription },
      ],
      'POST /api/billing/payments/confirm': { status: 'paid', customerId: 'c', subscriptionId: 's' },
    })
    expect(await screen.findByText('Your subscription has ended')).toBeTruthy()
    await user.click(await button('Renew subscription'))
    await user.click(await button('Pay now'))
    expect(await screen.findByText('Active')).toBeTruthy()
    expect(card.answerBank).toHaveBeenCalledWith('secret')
    expect(api.callsTo('POST /api/billing/subscription/renew')).toHaveLength(2)
    expect(shownToast()?.title).toBe('Subscription renewed')
  })

  it('is not renewed for the next person when the first one left while the bank asked', async () => {
    const answered = Promise.withResolvers<void>()
    vi.mocked(card.answerBank).mockReturnValueOnce(answered.promise)
    const { api, user } = open({
      'GET /api/billing/subscription': ended,
      'POST /api/billing/subscription/renew': { status: 'confirmation-needed', clientSecret: 'secret' },
    })
    await user.click(await button('Renew subscription'))
    await user.click(await button('Pay now'))
    await waitFor(() => expect(api.callsTo('POST /api/billing/subscription/renew')).toHaveLength(1))
    cleanup()
    forgetPerson()
    await act(async () => answered.resolve())
    expect(api.callsTo('POST /api/billing/subscription/renew')).toHaveLength(1)
    expect(api.callsTo('POST /api/billing/payments/confirm')).toHaveLength(0)
    expect(shownToast()).toBeNull()
  })

  it('keeps the card form open when the card is declined', async () => {
    const { user } = open({
      'POST /api/billing/subscription/card': refusal('payment-declined', { reason: 'No funds.' }),
    })
    await user.click(await button('Update card'))
    await user.click(await button('Save card'))
    await waitFor(() => expect(shownToast()?.description).toBe('Payment processing failed: No funds.'))
    expect(screen.getByText('card form')).toBeTruthy()
  })

  it('can be asked for again when it did not load', async () => {
    const { api, user } = open({ 'GET /api/billing/subscription': refusal('unexpected') })
    const again = await button('Try again')
    api.answer('GET /api/billing/subscription', subscription)
    await user.click(again)
    expect(await screen.findByText('Premium')).toBeTruthy()
  })
})

describe('the password', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, next: string, again: string) {
    await user.type(screen.getByLabelText('Current password'), 'old-secret')
    await user.type(screen.getByLabelText('New password'), next)
    await user.type(screen.getByLabelText('New password again'), again)
    await user.click(await button('Change password'))
  }

  it('is changed with the current one', async () => {
    const { api, user } = open({ 'POST /api/account/password': noContent() })
    await change(user, 'Password')
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    await fill(user, 'new-secret', 'new-secret')
    await waitFor(() => expect(shownToast()?.title).toBe('Password changed'))
    const [call] = api.callsTo('POST /api/account/password')
    expect(call?.body).toEqual({ currentPassword: 'old-secret', newPassword: 'new-secret' })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(document.activeElement).toBe(await button('Change: Password'))
  })

  it('says at the field what is not right', async () => {
    const { user } = open({ 'POST /api/account/password': refusal('invalid-credentials') })
    await change(user, 'Password')
    await fill(user, 'short', 'other')
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
    await fill(user, '-enough', 'x')
    expect(await screen.findByText('The two passwords are not the same')).toBeTruthy()
    await user.clear(screen.getByLabelText('New password again'))
    await user.type(screen.getByLabelText('New password again'), 'short-enough')
    await user.click(await button('Change password'))
    expect(await screen.findByText('This is not your current password')).toBeTruthy()
  })

  it('is reset by mail, and says so', async () => {
    const { api, user } = open({ 'POST /api/account/password-reset': new Response(null, { status: 202 }) })
    await change(user, 'Password')
    await user.click(await button('Send password reset email'))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Password reset email sent',
        description: 'Check your email for a link to reset your password.',
      }),
    )
    api.answer('POST /api/account/password-reset', refusal('mail-unavailable'))
    await user.click(await button('Send password reset email'))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        description: 'Failed to send password reset email.',
        variant: 'destructive',
      }),
    )
  })
})

describe('each password of the account', () => {
  it.each([
    ['Password', 'Current password', 'Show current password'],
    ['Password', 'New password', 'Show new password'],
    ['Password', 'New password again', 'Show new password again'],
    ['Email address', 'Password for your account', 'Show password for your account'],
  ])('under %s: %s can be seen', async (row, label, showLabel) => {
    const { user } = open()
    await change(user, row)
    const field = screen.getByLabelText(label, { selector: 'input[autocomplete]' })
    expect(field.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('checkbox', { name: showLabel }))
    expect(field.getAttribute('type')).toBe('text')
  })
})

describe('the e-mail address', () => {
  it('changes by a link that goes to the new one', async () => {
    const { api, user } = open({ 'POST /api/account/email': new Response(null, { status: 202 }) })
    expect(screen.getByText('Your address is robin@example.org.')).toBeTruthy()
    await change(user, 'Email address')
    await user.type(screen.getByLabelText('New email address'), 'new@example.org')
    await user.type(screen.getByLabelText('Password for your account'), 'secret')
    await user.click(await button('Change email address'))
    expect(await screen.findByText(/A link is on its way to new@example.org/)).toBeTruthy()
    const [call] = api.callsTo('POST /api/account/email')
    expect(call?.body).toEqual({ newEmail: 'new@example.org', password: 'secret' })
  })
})

describe('the list of sessions', () => {
  it('ends one, or all but this one', async () => {
    const { api, user } = open({
      'DELETE /api/account/sessions/s2': { ended: 1 },
      'DELETE /api/account/sessions': { ended: 1 },
    })
    expect(await screen.findByText('2 devices')).toBeTruthy()
    await user.click(await button('Show: Where you are signed in'))
    expect(await screen.findByText('This device')).toBeTruthy()
    await user.click(await button('Sign out everywhere else'))
    await waitFor(() => expect(shownToast()?.title).toBe('Signed out everywhere else'))
    api.answer('GET /api/account/sessions', { sessions: [here] })
    await user.click(await button('Sign out Safari on iPhone'))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    await expectFocusOnHeading('Where you are signed in')
    expect(api.callsTo('DELETE /api/account/sessions/s2')).toHaveLength(1)
  })
})

describe('the export', () => {
  const route = 'GET /api/account/export'

  it('is a download that says what it holds', async () => {
    const archive = new Response('zip', {
      headers: { 'Content-Disposition': 'attachment; filename="wayfern-2026-11-21.zip"' },
    })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`)
    })
    URL.createObjectURL = () => 'blob:archive'
    const { user } = open({ [route]: archive })
    expect(screen.getByText('Your conversations as text files (Markdown)')).toBeTruthy()
    await user.click(await button('Download my data'))
    await waitFor(() => expect(saved).toEqual(['wayfern-2026-11-21.zip from blob:archive']))
    expect(shownToast()?.description).toBe('Your browser saves it as wayfern-2026-11-21.zip.')
  })

  it('is not downloaded once its person has left the page', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { api, user } = open({ [route]: () => new Response(body.readable) })
    await user.click(await button('Download my data'))
    await waitFor(() => expect(api.callsTo(route)).toHaveLength(1))
    cleanup()
    forgetPerson()
    await act(() => body.writable.close())
    await new Promise((resolve) => setImmediate(resolve))
    expect(clicked).not.toHaveBeenCalled()
    expect(shownToast()).toBeNull()
  })

  it('says how long to wait after too many, and stays on its page', async () => {
    const { user } = open({ [route]: refusal('rate-limited', { retryAfterSeconds: 1_800 }) })
    await user.click(await button('Download my data'))
    await waitFor(() => expect(shownToast()?.description).toMatch(/Wait 30 minutes/))
    expect(shownToast()?.variant).toBe('destructive')
    expect((await button('Download my data')).hasAttribute('disabled')).toBe(false)
  })
})

describe('the deletion', () => {
  const route = 'POST /api/account/deletion'
  async function openDialog(answer: unknown) {
    const opened = open({ [route]: answer })
    for (const part of ['Personal information', 'Questionnaire responses', 'Progress and achievements'])
      expect(screen.getByText(part)).toBeTruthy()
    expect(screen.getByText('AI companion chat history')).toBeTruthy()
    await opened.user.click(await button('Delete my account'))
    return { ...opened, input: screen.getByLabelText('Type DELETE to confirm') }
  }

  it('is not confirmed by anything but DELETE', async () => {
    const { api, user, input } = await openDialog(noConnection)
    await user.type(input, 'delete')
    const confirm = await button('Delete account')
    expect(confirm.hasAttribute('disabled')).toBe(true)
    await user.type(input, '{Enter}')
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Confirmation failed',
        description: 'Please type DELETE to confirm account deletion.',
        variant: 'destructive',
      }),
    )
    expect(api.callsTo(route)).toHaveLength(0)
  })

  it('is initiated by DELETE and then signs out', async () => {
    const { user, input, onDeleted } = await openDialog({ deleteAfter: '2026-11-28T12:00:00.000Z' })
    await user.type(input, 'DELETE')
    await user.click(await button('Delete account'))
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(shownToast()).toMatchObject({
      title: 'Account deletion initiated',
      description: "Your account deletion has been scheduled. You'll receive a confirmation email.",
    })
  })

  it('says when it failed, and signs nobody out', async () => {
    const { user, input, onDeleted } = await openDialog(noConnection)
    await user.type(input, 'DELETE')
    await user.click(await button('Delete account'))
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to delete your account. Please try again.'),
    )
    expect(onDeleted).not.toHaveBeenCalled()
  })
})
