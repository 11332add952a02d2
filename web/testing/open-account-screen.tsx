import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import type { PaymentSlot } from '../features/accounts/sign-up/payment-slot.ts'
import { toastStore } from '../ui/toast.ts'
import { fakeApi } from './fake-api.ts'

export const session = {
  user: { id: 'u1', email: 'ada@example.org', name: 'Ada' },
  role: 'member',
  expiresAt: '2026-12-01T00:00:00.000Z',
  isBuiltInCoach: true,
}
export const field = (name: string | RegExp) => screen.getByLabelText(name)
export const button = (name: string) => screen.getByRole('button', { name })
export const heading = () => screen.getByRole('heading', { level: 1 })
export const shownToast = () => toastStore.getState().shown

/** The payment step belongs to another feature; here it is three buttons. */
export function StandInPayment(slot: PaymentSlot) {
  return (
    <>
      <h1 tabIndex={-1}>Payment by {slot.payer.email}</h1>
      {slot.isPaymentKept && <p>kept</p>}
      <button type="button" onClick={() => slot.run(slot.onPaid)}>
        paid
      </button>
      <button type="button" onClick={slot.onEmailTaken}>
        taken
      </button>
      <button type="button" onClick={slot.onBack}>
        back
      </button>
    </>
  )
}

type Opening = { answers?: Record<string, unknown>; search?: string; state?: unknown }

/** The page `/signup` with a server that is stood in for. */
export function openAccountScreen({ answers = {}, search = '', state = null }: Opening = {}) {
  const api = fakeApi(answers)
  const onSignedIn = vi.fn()
  const router = createMemoryRouter(
    [
      {
        path: '/signup',
        element: (
          <AccountScreen onSignedIn={onSignedIn} onSignedUp={onSignedIn} renderPaymentStep={StandInPayment} />
        ),
      },
    ],
    { initialEntries: [{ pathname: '/signup', search, state }] },
  )
  render(<RouterProvider router={router} />)
  return { api, onSignedIn, router, user: userEvent.setup() }
}
