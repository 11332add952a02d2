// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { session } from '#web/features/accounts/session/session.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { toastStore } from '#web/ui/toast.ts'
import SignUpPage from './sign-up.tsx'

const ada = {
  user: { id: 'u1', email: 'ada@example.org', name: 'Ada' },
  role: 'member',
  expiresAt: '2126-12-01T00:00:00.000Z',
  isBuiltInCoach: true,
}
const signedOut = { session: null }
const plan = {
  productInfo: {
    name: 'Premium',
    description: null,
    price: { amount: 1000, currency: 'usd', interval: 'month' },
    tokenLimit: 500_000,
  },
  cardEntry: { kind: 'test' },
}
const paid = { status: 'paid', customerId: 'cus_1', subscriptionId: 'sub_1' }
const button = (name: string) => screen.getByRole('button', { name })

function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    'GET /api/session': signedOut,
    'DELETE /api/session': noContent(),
    'POST /api/sign-up/check': noContent(),
    'GET /api/billing/product': plan,
    ...answers,
  })
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignUpPage /> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '/dashboard/welcome', element: <h1>Welcome</h1> },
    ],
    { initialEntries: ['/signup'] },
  )
  render(<RouterProvider router={router} />)
  return { api, router, user: userEvent.setup() }
}

async function enterDetails(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Name'), 'Ada')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'fern-42')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await user.click(button('Continue to Payment'))
}

async function enterCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText('Expiry date'), '12/99')
  await user.type(screen.getByLabelText('Security code (CVC)'), '123')
}

afterEach(async () => {
  cleanup()
  await session.signOut()
  vi.unstubAllGlobals()
  queryClient.clear()
  toastStore.dismiss()
})

describe('/signup', () => {
  it('leads a signed-in person to the dashboard', async () => {
    open({ 'GET /api/session': { session: ada } })
    await screen.findByRole('heading', { name: 'Dashboard' })
  })

  it('signs up: details, payment, account, the first questions', async () => {
    const { api, user } = open({ 'POST /api/billing/payments': paid, 'POST /api/sign-up': { session: ada } })
    await enterDetails(user)
    await enterCard(user)
    await user.click(button('Pay & Sign Up'))
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(api.calls.map(({ route }) => route)).toEqual([
      'GET /api/session',
      'POST /api/sign-up/check',
      'GET /api/billing/product',
      'POST /api/billing/payments',
      'POST /api/sign-up',
    ])
    const titles = toastStore.getState().notices.map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual(['Welcome!', 'Success!', 'Subscription Created'])
  })

  it('pays once at a double click, and holds both buttons while it runs', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { api, user } = open({
      'POST /api/billing/payments': new Promise((resolve) => (answer = resolve)),
      'POST /api/sign-up': { session: ada },
    })
    await enterDetails(user)
    await enterCard(user)
    await user.dblClick(button('Pay & Sign Up'))
    expect(button('Processing...')).toHaveProperty('disabled', true)
    expect(button('Back')).toHaveProperty('disabled', true)
    answer(paid)
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(api.callsTo('POST /api/billing/payments')).toHaveLength(1)
    expect(api.callsTo('POST /api/sign-up')).toHaveLength(1)
  })

  it('makes the account without a second charge when the connection broke after the payment', async () => {
    const { api, user } = open({
      'POST /api/billing/payments': paid,
      'POST /api/sign-up': [noConnection, { session: ada }],
    })
    await enterDetails(user)
    await enterCard(user)
    await user.click(button('Pay & Sign Up'))
    await screen.findByText('Your payment is kept')
    await user.click(button('Continue to Payment'))
    await user.click(await screen.findByRole('button', { name: 'Create Account' }))
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(api.callsTo('POST /api/billing/payments')).toHaveLength(1)
  })

  it('says that a payment is kept from before, and goes on when told to', async () => {
    const { user } = open({
      'POST /api/billing/payments': [noConnection, { status: 'kept' }],
      'POST /api/sign-up': { session: ada },
    })
    await enterDetails(user)
    await enterCard(user)
    await user.click(button('Pay & Sign Up'))
    await waitFor(() => expect(toastStore.getState().shown?.description).toMatch(/not charged again/))
    await user.click(button('Pay & Sign Up'))
    await screen.findByText(/There is a payment for the email ada@example.org already/)
    await user.click(button('Create Account'))
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('takes a card again when the server no longer keeps the payment', async () => {
    const { user } = open({
      'POST /api/billing/payments': { status: 'kept' },
      'POST /api/sign-up': refusal('payment-required'),
    })
    await enterDetails(user)
    await enterCard(user)
    await user.click(button('Pay & Sign Up'))
    await user.click(await screen.findByRole('button', { name: 'Create Account' }))
    await screen.findByLabelText('Card number')
    expect(toastStore.getState().shown?.description).toMatch(/There is no payment for this email/)
  })
})
