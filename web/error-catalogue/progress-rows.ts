import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { noConnection } from '../testing/fake-api.ts'
import { chatReply, text, usage } from '../testing/member-answers.ts'
import type { OpenedProduct } from '../testing/open-product.tsx'
import type { CatalogueRow } from './catalogue-row.ts'
import { page, select, sendMessage } from './steps.ts'

const MS_PER_DAY = 24 * 60 * 60 * 1_000
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const answering = () => ({
  'POST /api/chat': chatReply(text('A reply.'), { type: 'data-usage', data: usage }),
})

/** The progress of a person who was here last `daysAgo` with a streak of `streak` days. */
function lastHere(daysAgo: number, streak: number) {
  const at = new Date(Date.now() - daysAgo * MS_PER_DAY)
  const lastVisit = { day: calendarDay(at, timeZone), at: at.toISOString(), timeZone }
  return { 'GET /api/progress': { state: { ...defaultProgress(), streak, lastVisit }, version: 1 } }
}
async function sendMessages(count: number, product: OpenedProduct) {
  for (let sent = 1; sent <= count; sent++) {
    await sendMessage(product, `Message ${sent}`)
    const chat = await page()
    const said = within(chat.getByLabelText('Conversation'))
    await waitFor(() => expect(said.getAllByText('A reply.')).toHaveLength(sent))
    await waitFor(() => expect(chat.queryByText('Stop')).toBeNull())
  }
}
async function resetProgress() {
  await select('Reset Progress')()
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Reset Progress' }))
}

/** The title of the message, and its description where the specification gives one. */
const deepConversations: Record<string, [title: string, description?: string]> = {
  'nt-translator': ['Deep Conversation!', "You're having an extended conversation - great way to learn!"],
  'emotion-management': ['Deep Emotional Exploration!'],
  'autistic-burnout': ['Deep Burnout Discussion!'],
  'anxiety-management': ['Deep Anxiety Discussion!'],
  'conquering-bullies': ['Deep Bullying Discussion!'],
  'self-care': ['Deep Self-Care Discussion!'],
  'masking-unmasking': ['Deep Masking Discussion!'],
  'emotional-intelligence': ['Deep Communication Discussion!'],
  coaching: ['Deep Coaching Session!'],
  'life-skills': ['Deep Life Skills Session!'],
  friendship: ['Deep Conversation!', 'You sent 5 messages about friendship in this visit.'],
  'dating-relationships': [
    'Deep Conversation!',
    'You sent 5 messages about dating and relationships in this visit.',
  ],
  'social-issues': ['Deep Conversation!', 'You sent 5 messages about social situations in this visit.'],
}

/** Section 8: the load failure of the progress, the gamification toasts, and the deep conversations. */
export const progressRows: readonly CatalogueRow[] = [
  {
    situation: 'Gamification load failure',
    cases: [
      {
        at: '/dashboard/gamification',
        answers: () => ({ 'GET /api/progress': noConnection }),
        toasts: [
          {
            title: 'Error Loading Gamification Data',
            description: 'Your progress may not be saved. Please try logging in again.',
            variant: 'destructive',
          },
        ],
      },
    ],
  },
  {
    situation: 'Toast: +N category points!',
    cases: [
      {
        at: '/dashboard/modules/coaching',
        answers: answering,
        when: (product) => sendMessages(1, product),
        toasts: [
          { title: '+2 learning points!', durationMs: 3_000 },
          { title: '+3 interaction points!', durationMs: 3_000 },
        ],
      },
      {
        at: '/dashboard',
        answers: () => lastHere(1, 1),
        toasts: [{ title: '+5 consistency points!', durationMs: 3_000 }],
      },
    ],
  },
  {
    situation: 'Toast: Achievement Unlocked!',
    cases: [
      {
        at: '/dashboard/modules/coaching',
        answers: answering,
        when: (product) => sendMessages(1, product),
        toasts: [{ title: 'Achievement Unlocked!', durationMs: 5_000 }],
      },
    ],
  },
  {
    situation: 'Toast: N Day Streak!',
    cases: [
      {
        at: '/dashboard',
        answers: () => lastHere(1, 2),
        toasts: [{ title: '3 Day Streak!', durationMs: 4_000 }],
      },
    ],
  },
  {
    situation: 'Toast: Streak Reset',
    cases: [
      {
        at: '/dashboard',
        answers: () => lastHere(4, 2),
        toasts: [
          {
            title: 'Streak Reset',
            description: 'Your points, level and achievements stay.',
            variant: 'default',
            durationMs: 4_000,
          },
        ],
      },
    ],
  },
  {
    situation: 'Toast: Progress Reset',
    cases: [
      {
        at: '/dashboard/gamification',
        answers: () => ({
          'POST /api/progress/reset': {
            state: defaultProgress(),
            version: 2,
            effects: [{ type: 'progress-reset' }],
            pendingIds: [],
          },
        }),
        when: resetProgress,
        toasts: [{ title: 'Progress Reset', durationMs: 3_000 }],
      },
    ],
  },
  {
    situation: 'Deep conversation: the fifth message of a page visit',
    cases: Object.entries(deepConversations).map(([slug, [title, description]]) => ({
      at: `/dashboard/modules/${slug}`,
      answers: answering,
      when: (product: OpenedProduct) => sendMessages(5, product),
      toasts: [{ title, ...(description !== undefined && { description }), durationMs: 3_000 }],
    })),
  },
]
