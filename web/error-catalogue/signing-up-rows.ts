import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { accountFailureText, createAccount } from '../features/accounts/sign-up/create-account.ts'
import { noConnection, refusal } from '../testing/fake-api.ts'
import { member, plan } from '../testing/member-answers.ts'
import type { OpenedProduct } from '../testing/open-product.tsx'
import type { CatalogueRow } from './catalogue-row.ts'
import { visitor } from './signing-in-rows.ts'
import { failToLoadStripe, standInForStripe } from './stand-in-for-stripe.ts'

const paid = { status: 'paid', customerId: 'cus_1', subscriptionId: 'sub_1' }
const stripePlan = { ...plan, cardEntry: { kind: 'stripe', publishableKey: 'pk_test_1' } }

/** A visitor whose payment is answered with `payment`, and whose account with `account`. */
const paying =
  (payment: unknown, account: unknown = { session: member }) =>
  () => ({ ...visitor(), 'POST /api/billing/payments': payment, 'POST /api/sign-up': account })

async function enterDetails({ user }: OpenedProduct) {
  await user.type(await screen.findByLabelText('Name'), 'Ada')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'fern-42')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
}
const selectPay = async ({ user }: OpenedProduct) =>
  user.click(await screen.findByRole('button', { name: 'Pay & Sign Up' }))

async function pay(product: OpenedProduct) {
  await enterDetails(product)
  await product.user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await product.user.type(screen.getByLabelText('Expiry date'), '12/99')
  await product.user.type(screen.getByLabelText('Security code (CVC)'), '123')
  await selectPay(product)
}
async function payByStripe(product: OpenedProduct) {
  await enterDetails(product)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay & Sign Up' })).toHaveProperty('disabled', false),
  )
  await selectPay(product)
}

/** Section 8, from 'Sign-up done' to 'Payment success', but for the sign-in. */
export const signingUpRows: readonly CatalogueRow[] = [
  {
    situation: 'Sign-up done',
    cases: [
      {
        at: '/signup',
        answers: paying(paid),
        when: pay,
        toasts: [
          { title: 'Welcome!', description: "Your account has been created and you're now signed in." },
        ],
        leadsTo: '/dashboard/welcome',
      },
      {
        at: '/signup',
        answers: paying(paid, [refusal('account-creation-failed'), { session: member }]),
        async when(product) {
          await pay(product)
          await product.user.click(await screen.findByRole('button', { name: 'Continue to Payment' }))
          await product.user.click(await screen.findByRole('button', { name: 'Create Account' }))
        },
        toasts: [
          { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' },
          {
            title: 'Success!',
            description: 'Your account has been created and your subscription is active.',
          },
          { title: 'Welcome!', description: "Your account has been created and you're now signed in." },
        ],
        leadsTo: '/dashboard/welcome',
      },
    ],
  },
  {
    situation: 'Plan info failure',
    cases: [
      {
        at: '/signup',
        answers: () => ({
          ...visitor(),
          'GET /api/billing/product': refusal('payment-provider-unavailable'),
        }),
        when: enterDetails,
        toasts: [
          { title: 'Error', description: 'Could not load subscription details', variant: 'destructive' },
        ],
        shows: ['Could not load subscription details'],
      },
    ],
  },
  {
    situation: 'Payment provider not initialised',
    cases: [
      {
        at: '/signup',
        answers: () => ({ ...visitor(), 'GET /api/billing/product': stripePlan }),
        async when(product) {
          await enterDetails(product)
          await failToLoadStripe()
        },
        toasts: [
          {
            title: 'Payment Error',
            description:
              'The payment provider has not been properly initialised. Nothing was charged. Check your internet connection, then try again.',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Card field missing',
    cases: [
      {
        at: '/signup',
        answers() {
          standInForStripe({ hasCardField: false })
          return { ...visitor(), 'GET /api/billing/product': stripePlan }
        },
        when: payByStripe,
        toasts: [{ title: 'Payment Error', description: 'Card element not found', variant: 'destructive' }],
      },
    ],
  },
  {
    situation: 'Payment function error',
    cases: [
      {
        at: '/signup',
        answers: paying(refusal('payment-declined', { reason: 'Your card was declined.' })),
        when: pay,
        toasts: [
          {
            title: 'Payment Error',
            description: 'Payment processing failed: Your card was declined.',
            variant: 'destructive',
          },
        ],
      },
      {
        at: '/signup',
        answers: paying(refusal('payment-declined')),
        when: pay,
        toasts: [
          {
            title: 'Payment Error',
            description: 'Payment processing failed: Unknown error',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'No subscription id',
    cases: [
      {
        at: '/signup',
        answers: paying({ ...paid, subscriptionId: '' }),
        when: pay,
        toasts: [
          {
            title: 'Payment Error',
            description: 'Invalid response from payment service',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Other payment failure',
    cases: [
      {
        at: '/signup',
        answers() {
          standInForStripe({ error: 'Try later.' })
          return { ...visitor(), 'GET /api/billing/product': stripePlan }
        },
        when: payByStripe,
        toasts: [{ title: 'Payment Error', description: 'Try later.', variant: 'destructive' }],
      },
      {
        at: '/signup',
        answers: paying(refusal('payment-failed')),
        when: pay,
        toasts: [
          {
            title: 'Payment Error',
            description: 'There was an issue processing your payment.',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Form data missing at account creation',
    cases: [
      {
        at: '/signup',
        answers: visitor,
        // The payment step is there only with the details, so the page cannot get into this situation.
        async when() {
          const error = await createAccount(null).catch((thrown: unknown) => thrown)
          expect(accountFailureText(error)).toBe('Form data is missing')
        },
      },
    ],
  },
  {
    situation: 'Account creation failure',
    cases: [
      {
        at: '/signup',
        answers: paying(paid, refusal('account-creation-failed')),
        when: pay,
        toasts: [
          { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' },
        ],
        shows: ['Join Today', 'Step 1 of 2: Your details'],
      },
      {
        at: '/signup',
        answers: paying(paid, noConnection),
        when: pay,
        toasts: [
          {
            title: 'Error',
            description:
              'Wayfern could not be reached. Your text is kept. Check your internet connection, then try again.',
            variant: 'destructive',
          },
        ],
        shows: ['Join Today', 'Step 1 of 2: Your details'],
      },
    ],
  },
  {
    situation: 'Payment success',
    cases: [
      {
        at: '/signup',
        answers: paying(paid),
        async when(product) {
          await pay(product)
          const main = within(await screen.findByRole('main'))
          await main.findByRole('heading', { level: 1, name: 'Who is using Wayfern?' })
        },
        toasts: [
          {
            title: 'Subscription Created',
            description: 'Your subscription has been set up successfully.',
          },
          {
            title: 'Success!',
            description: 'Your account has been created and your subscription is active.',
          },
        ],
        leadsTo: '/dashboard/welcome',
      },
    ],
  },
]
