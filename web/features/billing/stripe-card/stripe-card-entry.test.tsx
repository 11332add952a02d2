// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { toastStore } from '#web/ui/toast.ts'
import type { CardForm } from '../card-form.ts'
import { StripeCardEntry } from './stripe-card-entry.tsx'

const provider = vi.hoisted(() => ({
  loadStripe: vi.fn(),
  element: { focus: vi.fn() } as { focus: () => void } | null,
  change: (_event: { error?: { message: string } }): void => undefined,
}))

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: provider.loadStripe }))
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  useElements: () => elements,
  CardElement: function CardElementStandIn({ id, onReady, onChange }: StandInProps) {
    useEffect(() => {
      provider.change = onChange
      onReady()
    }, [onReady, onChange])
    return <input id={id} />
  },
}))
type StandInProps = { id: string; onReady: () => void; onChange: typeof provider.change }

const elements = { getElement: () => provider.element }
const stripe = { createPaymentMethod: vi.fn(), handleNextAction: vi.fn() }
const payer = { name: 'Ada', email: 'ada@example.org' }
const notInitialised = /The payment provider has not been properly initialised/

function open() {
  const ready: { card: CardForm | null } = { card: null }
  const onReady = (card: CardForm | null) => {
    ready.card = card
  }
  render(<StripeCardEntry publishableKey="pk_test_1" onReady={onReady} isLocked={false} />)
  return ready
}

async function openReady(): Promise<CardForm> {
  const ready = open()
  await waitFor(() => expect(ready.card).not.toBeNull())
  return ready.card as CardForm
}

beforeEach(() => {
  provider.loadStripe.mockResolvedValue(stripe)
  provider.element = { focus: vi.fn() }
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  toastStore.dismiss()
})

describe("the card provider's own field", () => {
  it('loads with the publishable key and is labelled in words', async () => {
    open()
    screen.getByText('Loading the card field...')
    await screen.findByLabelText('Card')
    expect(provider.loadStripe).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'en' })
  })

  it('gives a payment method of type card for the payer', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
    const card = await openReady()
    await expect(card.createPaymentMethod(payer)).resolves.toBe('pm_1')
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'card',
      card: provider.element,
      billing_details: payer,
    })
  })

  it('gives no name for a payer who has none, because the provider refuses an empty one', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1' } })
    const card = await openReady()
    await card.createPaymentMethod({ name: '', email: 'ada@example.org' })
    expect(stripe.createPaymentMethod.mock.lastCall?.[0].billing_details).toEqual({
      email: 'ada@example.org',
    })
  })

  it('shows at the field what is not right, and focuses it', async () => {
    const error = { type: 'validation_error', message: 'Your card number is incomplete.' }
    stripe.createPaymentMethod.mockResolvedValue({ error })
    const card = await openReady()
    await expect(card.createPaymentMethod(payer)).resolves.toBeNull()
    await screen.findByText('Your card number is incomplete.')
    expect(provider.element?.focus).toHaveBeenCalledOnce()
  })

  it('shows while typing what is not right, and takes it away', async () => {
    await openReady()
    provider.change({ error: { message: 'Your card number is invalid.' } })
    await screen.findByText('Your card number is invalid.')
    provider.change({})
    await waitFor(() => expect(screen.queryByText('Your card number is invalid.')).toBeNull())
  })

  it("fails with the provider's words", async () => {
    stripe.createPaymentMethod.mockResolvedValue({ error: { type: 'api_error', message: 'Try later.' } })
    const card = await openReady()
    await expect(card.createPaymentMethod(payer)).rejects.toThrow('Try later.')
  })

  it("fails with 'Card element not found' when the field is gone", async () => {
    const card = await openReady()
    provider.element = null
    await expect(card.createPaymentMethod(payer)).rejects.toThrow('Card element not found')
  })

  it("lets the bank ask, and fails with the provider's words when it was refused", async () => {
    stripe.handleNextAction.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } })
    const card = await openReady()
    await expect(card.answerBank('pi_1_secret_2')).resolves.toBeUndefined()
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret_2' })

    stripe.handleNextAction.mockResolvedValueOnce({ error: { message: 'We could not authenticate you.' } })
    await expect(card.answerBank('pi_1_secret_2')).rejects.toThrow('We could not authenticate you.')
  })
})

describe('a card provider that cannot be loaded', () => {
  it.each([
    [
      'its script fails',
      () => provider.loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js')),
    ],
    ['it gives nothing', () => provider.loadStripe.mockResolvedValueOnce(null)],
  ])('says so when %s, and can be tried again', async (_why, breakProvider) => {
    breakProvider()
    const ready = open()
    await screen.findByText(notInitialised)
    expect(toastStore.getState().shown).toMatchObject({
      title: 'Payment Error',
      description: expect.stringMatching(notInitialised),
      variant: 'destructive',
    })
    expect(ready.card).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(ready.card).not.toBeNull())
  })
})
