import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { shapeProgressReport } from '#domain/progress/report.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { noContent } from './fake-api.ts'

export const member = {
  user: { id: 'u1', email: 'ada@example.org', name: 'Ada' },
  role: 'member',
  expiresAt: '2126-12-01T00:00:00.000Z',
  isBuiltInCoach: true,
}
export const usage = {
  tokensUsed: 1_000,
  tokenLimit: 500_000,
  remaining: 499_000,
  resetDate: '2126-12-21T12:00:00.000Z',
}
export const plan = {
  productInfo: {
    name: 'Premium',
    description: null,
    price: { amount: 1_000, currency: 'usd', interval: 'month' },
    tokenLimit: 500_000,
  },
  cardEntry: { kind: 'test' },
}
export const settingsReply = (change: Partial<typeof defaultSettings> = {}) => ({
  settings: {
    ...defaultSettings,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...change,
  },
  version: 1,
  newsletter: 'off',
})
const reportedMonth = { from: '2026-10-23', to: '2026-11-21', timeZone: 'UTC' }
const subscription = {
  plan: 'Premium',
  price: plan.productInfo.price,
  status: 'active',
  currentPeriodEnd: '2126-12-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
}
const profile = {
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada',
  bio: null,
  avatarUrl: null,
  neurodivergentProfile: null,
  companionName: null,
}

/** What the server answers a member about whom little is known yet, by route; everything works. */
export const memberAnswers = (): Record<string, unknown> => ({
  'GET /api/session': { session: member },
  'GET /api/events': new Promise(() => {}),
  'GET /api/settings': settingsReply(),
  'GET /api/progress': { state: defaultProgress(), version: 1 },
  'POST /api/progress/events': noContent(),
  'GET /api/home': { name: 'Ada', unfinished: null, suggestion: null, talk: null },
  'GET /api/tasks': { tasks: [] },
  'GET /api/task-runs': { runs: [] },
  'GET /api/companion': { name: 'AI Assistant' },
  'GET /api/token-usage': usage,
  'GET /api/installation': { isDemoMode: false, supportEmail: null },
  'GET /api/billing/subscription': subscription,
  'GET /api/billing/product': plan,
  'GET /api/account/deletion': { deleteAfter: null },
  'GET /api/account/sessions': { sessions: [] },
  'GET /api/profile': profile,
  'GET /api/questions': {
    questions: [
      { id: 1, type: 'text', text: 'What name?', hint: null, options: [] },
      { id: 2, type: 'select', text: 'Who is using Wayfern?', hint: null, options: ['I use it for myself'] },
    ],
  },
  'GET /api/questionnaire': { responses: {}, updatedAt: null },
  'GET /api/support-requests': { requests: [] },
  'GET /api/safety-plan': { prompts: [], steps: {}, updatedAt: null },
  'GET /api/share-links': { isSharingOn: false, links: [] },
  'GET /api/progress/report': shapeProgressReport(reportedMonth, { days: [], modules: [], spends: [] }),
  'GET /api/exercises': { exercises: [] },
  'GET /api/exercise-runs': { runs: [] },
  'GET /api/practice-skills': { skills: [] },
  'GET /api/practice-notes': { notes: [] },
  'GET /api/kept-sentences': { sentences: [] },
  'GET /api/conversations': { conversations: [], nextCursor: null },
})

/** What an operator is answered beside that. */
export const operatorAnswers = (): Record<string, unknown> => ({
  'GET /api/session': { session: { ...member, role: 'operator' } },
  'GET /api/operator/overview': {
    users: 12,
    subscriptions: { active: 1, past_due: 0, ended: 0 },
    openSupportRequests: 0,
    tokensUsed: 0,
    jobs: [],
  },
  'GET /api/operator/support-requests': { requests: [] },
  'GET /api/operator/newsletters': { newsletters: [], subscribers: 2 },
})

/** Makes a whole streamed reply of the chat, in the server's wire format. */
export const chatReply =
  (...parts: ChatStreamPart[]) =>
  () => {
    const events = [...parts.map((part) => JSON.stringify(part)), '[DONE]']
    return new Response(events.map((event) => `data: ${event}\n\n`).join(''), {
      headers: { 'Content-Type': 'text/event-stream' },
    })
  }
export const text = (delta: string): ChatStreamPart => ({ type: 'text-delta', id: '0', delta })
