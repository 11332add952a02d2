import { noConnection, noContent, refusal } from '../testing/fake-api.ts'
import { chatReply, operatorAnswers, text, usage } from '../testing/member-answers.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { page, select, sendMessage } from './steps.ts'

const fetchFailure = {
  title: 'Error',
  description: 'Failed to fetch token usage information',
  variant: 'destructive',
} as const
const chatFailure = 'Error: Failed to get a response. Please try again.'

/** Section 8, from 'Limit reached' to 'Low allowance', and the token card. */
export const tokenAndChatRows: readonly CatalogueRow[] = [
  {
    situation: 'Limit reached',
    cases: ['/dashboard', '/dashboard/modules/friendship'].map((at) => ({
      at,
      answers: () => ({ 'POST /api/chat': refusal('token-limit-exceeded') }),
      when: sendMessage,
      toasts: [
        {
          title: 'Token Limit Exceeded',
          description: "You've reached your monthly token limit.",
          variant: 'destructive' as const,
        },
      ],
    })),
  },
  {
    situation: 'Usage fetch failure',
    cases: [
      {
        at: '/dashboard',
        answers: () => ({ 'GET /api/token-usage': refusal('database-unavailable') }),
        toasts: [fetchFailure],
      },
    ],
  },
  {
    situation: 'Usage update failure',
    cases: [
      {
        at: '/dashboard/modules/friendship',
        answers: () => ({
          'POST /api/chat': chatReply(text('All of it.'), {
            type: 'error',
            errorText: 'usage-update-failed',
          }),
        }),
        when: sendMessage,
        toasts: [{ title: 'Error', description: 'Failed to update token usage', variant: 'destructive' }],
        shows: ['How do I say no?', 'All of it.'],
      },
    ],
  },
  {
    situation: 'Usage reset',
    cases: [
      {
        at: '/dashboard/gamification',
        answers: () => ({ 'POST /api/reset-token-usage': usage }),
        when: select('Reset Tokens'),
        toasts: [
          { title: 'Token Usage Reset', description: 'Your token usage has been reset successfully.' },
        ],
      },
    ],
  },
  {
    situation: 'Usage reset failure',
    cases: [
      {
        at: '/dashboard/gamification',
        answers: () => ({ 'POST /api/reset-token-usage': noConnection }),
        when: select('Reset Tokens'),
        toasts: [{ title: 'Error', description: 'Failed to reset token usage', variant: 'destructive' }],
      },
    ],
  },
  {
    situation: 'Global reset',
    cases: [
      {
        at: '/dashboard/operator',
        answers: () => ({
          ...operatorAnswers(),
          'POST /api/reset-token-usage/all': noContent(),
        }),
        when: select('Trigger global token reset'),
        toasts: [
          {
            title: 'Global Token Reset',
            description: 'Token usage reset has been triggered for eligible users.',
          },
        ],
      },
    ],
  },
  {
    situation: 'Global reset failure',
    cases: [
      {
        at: '/dashboard/operator',
        answers: () => ({
          ...operatorAnswers(),
          'POST /api/reset-token-usage/all': refusal('forbidden'),
        }),
        when: select('Trigger global token reset'),
        toasts: [
          {
            title: 'Error',
            description: 'Failed to trigger global token reset',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Chat failure',
    cases: ['/dashboard', '/dashboard/modules/friendship'].map((at) => ({
      at,
      answers: () => ({ 'POST /api/chat': refusal('model-unavailable') }),
      when: sendMessage,
      shows: [chatFailure],
    })),
  },
  {
    situation: 'Send failure',
    cases: [
      {
        at: '/dashboard',
        // An answer of a proxy, which does not say whether the allowance is spent.
        answers: () => ({ 'POST /api/chat': new Response('Too many requests', { status: 429 }) }),
        when: sendMessage,
        shows: ['Failed to send message. You may have reached your token limit for this month.'],
      },
    ],
  },
  {
    situation: 'Low allowance (remaining under 1000)',
    cases: [
      {
        at: '/dashboard',
        answers: () => ({
          'POST /api/chat': chatReply(text('A reply.'), {
            type: 'data-usage',
            data: { ...usage, tokensUsed: 499_001, remaining: 999 },
          }),
        }),
        when: sendMessage,
        toasts: [
          {
            title: 'Token limit approaching',
            description: 'You have 999 tokens remaining for this month.',
            variant: 'default',
          },
        ],
      },
    ],
  },
  {
    situation: 'Token refresh failure',
    cases: [
      {
        at: '/dashboard',
        answers: () => ({ 'GET /api/token-usage': [usage, refusal('database-unavailable')] }),
        when: select('Refresh'),
        toasts: [
          {
            title: 'Refresh failed',
            description: 'Could not refresh token usage information',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Token refresh success',
    cases: [
      {
        at: '/dashboard',
        when: select('Refresh'),
        toasts: [{ title: 'Updated', description: 'Token usage information has been refreshed' }],
      },
    ],
  },
  {
    situation: 'Token card errors',
    cases: [
      {
        at: '/dashboard',
        answers: () => ({ 'GET /api/token-usage': refusal('unexpected') }),
        toasts: [fetchFailure],
        shows: ['Unable to Load Token Usage', 'Failed to load token usage information'],
      },
      {
        at: '/dashboard',
        answers: () => ({ 'GET /api/token-usage': noConnection }),
        toasts: [fetchFailure],
        shows: ['Unable to Load Token Usage', 'Error loading token usage'],
      },
    ],
  },
  {
    situation: 'What a module chat shows when the chat call fails',
    cases: [
      {
        at: '/dashboard/modules/coaching',
        answers: () => ({ 'POST /api/chat': noConnection }),
        async when(product) {
          await sendMessage(product, 'My own words')
          await (await page()).findByDisplayValue('My own words')
        },
        shows: [chatFailure],
      },
    ],
  },
  {
    situation: 'Example-click failure',
    cases: [
      {
        at: '/dashboard/modules/coaching',
        answers: () => ({ 'POST /api/chat': refusal('model-failed') }),
        async when({ user }) {
          const examples = await (await page()).findByRole('region', { name: 'Example Questions' })
          const [first] = examples.querySelectorAll('button')
          if (first) await user.click(first)
        },
        shows: [chatFailure],
        logs: ['Error processing example question', 'model-failed'],
      },
    ],
  },
]
