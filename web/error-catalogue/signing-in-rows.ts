import { screen } from '@testing-library/react'
import { noContent, refusal } from '../testing/fake-api.ts'
import { member } from '../testing/member-answers.ts'
import type { OpenedProduct } from '../testing/open-product.tsx'
import type { CatalogueRow } from './catalogue-row.ts'

/** Has no session until the page of sign-up is there; whoever looks again later has signed in. */
export const visitor = () => ({
  'GET /api/session': [{ session: null }, { session: null }, { session: member }],
  'POST /api/sign-up/check': noContent(),
})

async function signIn({ user }: OpenedProduct) {
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'fern-42')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Section 8, 'Sign-in done' and 'Sign-in failure'. */
export const signingInRows: readonly CatalogueRow[] = [
  {
    situation: 'Sign-in done',
    cases: [
      {
        at: '/signup?mode=login',
        answers: () => ({ ...visitor(), 'POST /api/session': { session: member } }),
        when: signIn,
        toasts: [{ title: 'Welcome back!', description: 'Successfully signed in.' }],
        leadsTo: '/dashboard',
      },
    ],
  },
  {
    situation: 'Sign-in failure',
    cases: [
      {
        at: '/signup?mode=login',
        answers: () => ({ ...visitor(), 'POST /api/session': refusal('invalid-credentials') }),
        when: signIn,
        toasts: [
          {
            title: 'Error',
            description: 'Invalid email or password. Please try again.',
            variant: 'destructive',
          },
        ],
        shows: ['Invalid email or password. Please try again.', 'Welcome Back'],
      },
    ],
  },
]
