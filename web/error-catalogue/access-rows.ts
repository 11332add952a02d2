import { refusal } from '../testing/fake-api.ts'
import type { CatalogueRow } from './catalogue-row.ts'

const signedInAddresses = [
  '/dashboard',
  '/dashboard/questionnaire',
  '/dashboard/gamification',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/modules/nt-translator',
]

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
        answers: () => ({
          'GET /api/token-usage': refusal('unauthenticated'),
          'POST /api/session/refresh': refusal('unauthenticated'),
        }),
        leadsTo: '/signup',
      },
    ],
  },
]
