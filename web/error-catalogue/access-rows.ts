import { screen } from '@testing-library/react'
import { refusal } from '../testing/fake-api.ts'
import { member, operatorAnswers } from '../testing/member-answers.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { select } from './steps.ts'

const signedInAddresses = [
  '/dashboard',
  '/dashboard/questionnaire',
  '/dashboard/gamification',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/modules/nt-translator',
]

/** A session that is there until the page has opened, and then is not. */
const sessionLost = (session = member) => ({
  'GET /api/session': [{ session }, { session }, { session: null }],
  'POST /api/session/refresh': refusal('unauthenticated'),
})
const authenticationRequired = {
  title: 'Authentication required',
  description: 'Sign in to go on.',
  variant: 'destructive',
} as const

/** Section 8, '404', 'Missing session', and the internal error of a call without a session. */
export const accessRows: readonly CatalogueRow[] = [
  {
    situation: '404',
    cases: ['/no/such/page', '/dashboard/modules/no-such-module'].map((at) => ({
      at,
      shows: ['Oops! Page not found', 'Return to Home'],
      logs: ['404: no page at', at],
    })),
  },
  {
    situation: 'Missing session',
    cases: signedInAddresses.map((at) => ({
      at,
      answers: () => ({ 'GET /api/session': { session: null } }),
      leadsTo: '/signup',
      shows: ['Join Today'],
    })),
  },
  {
    situation: 'Authentication required',
    cases: [
      {
        at: '/dashboard',
        answers: () => ({ ...sessionLost(), 'GET /api/token-usage': refusal('unauthenticated') }),
        toasts: [authenticationRequired],
        leadsTo: '/signup',
        shows: ['Welcome Back'],
      },
      {
        at: '/dashboard',
        answers: () => ({ ...sessionLost(), 'POST /api/count-tokens': refusal('unauthenticated') }),
        async when(product) {
          await select('Count a text')()
          await product.user.type(await screen.findByLabelText('Text'), 'How many?')
          await select('Count tokens')()
        },
        toasts: [authenticationRequired],
        leadsTo: '/signup',
        shows: ['Welcome Back'],
      },
      {
        at: '/dashboard/gamification',
        answers: () => ({ ...sessionLost(), 'POST /api/reset-token-usage': refusal('unauthenticated') }),
        when: select('Reset Tokens'),
        toasts: [authenticationRequired],
        leadsTo: '/signup',
        shows: ['Welcome Back'],
      },
      {
        at: '/dashboard/operator',
        answers: () => ({
          ...operatorAnswers(),
          ...sessionLost({ ...member, role: 'operator' }),
          'POST /api/reset-token-usage/all': refusal('unauthenticated'),
        }),
        when: select('Trigger global token reset'),
        toasts: [authenticationRequired],
        leadsTo: '/signup',
        shows: ['Welcome Back'],
      },
    ],
  },
]
