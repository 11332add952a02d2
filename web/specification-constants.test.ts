// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deletionRequest } from '#domain/account-data/contract.ts'
import { signUpForm } from '#domain/accounts/contract.ts'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from '#domain/events/stream-timing.ts'
import { achievementRules, demoAchievementIds } from '#domain/progress/achievements.ts'
import { applyProgressEvent } from '#domain/progress/apply-progress-event.ts'
import { levels } from '#domain/progress/levels.ts'
import { demoPointsFor, pointsFor } from '#domain/progress/points.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { MONTHLY_TOKEN_LIMIT, oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import { billingInterval, formatPrice } from './features/billing/plan-price.ts'
import { pricing } from './features/marketing/landing-content.ts'
import { SAVE_DEBOUNCE_MS } from './features/progress/send-timing.ts'
import {
  isRefreshDue,
  isSessionExpired,
  SESSION_CHECK_INTERVAL_MS,
} from './features/session/session-rules.ts'
import { sidebarStateCookie } from './features/shell/sidebar-state.ts'
import { shortDate } from './features/token-allowance/short-date.ts'
import { announceUsage } from './features/token-allowance/usage-news.ts'
import { usage } from './testing/member-answers.ts'
import type { Clock } from './ui/create-countdown.ts'
import { toastStore } from './ui/toast.ts'
import { createToastStore } from './ui/toast-store.ts'
import { tooltipDelayMs } from './ui/tooltip-timing.ts'

/** A store of messages whose time the test moves. */
function openToasts() {
  vi.useFakeTimers()
  const after: Clock['after'] = (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  }
  return createToastStore({ now: () => Date.now(), after })
}
const issuesOf = (form: object) => signUpForm.safeParse(form).error?.issues.map(({ path }) => path[0]) ?? []
const details = { name: 'Al', email: 'al@example.org', password: '123456', acceptTerms: true }

/** The progress and the effects after `count` messages of one page visit. */
function afterMessages(count: number) {
  let step = { state: defaultProgress(), effects: [] } as ReturnType<typeof applyProgressEvent>
  for (let sent = 1; sent <= count; sent++)
    step = applyProgressEvent(step.state, {
      id: `message-${sent}`,
      at: '2026-11-21T12:00:00Z',
      timeZone: 'UTC',
      type: 'message-sent',
      module: 'coaching',
      visitId: 'visit',
    })
  return step
}

/** Every row of the specification's section 9, compared with what the product uses. */
const rows: Record<string, () => void> = {
  'Monthly token limit: 500,000': () => expect(MONTHLY_TOKEN_LIMIT).toBe(500_000),
  'Reset period: one month': () =>
    expect(oneMonthAfter(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe('2026-12-21T12:00:00.000Z'),
  'Price: $10.00 on the landing page, fallback $9.99 a month': () => {
    expect([pricing.price, pricing.interval]).toEqual(['$10.00', 'month'])
    expect([formatPrice(undefined), billingInterval(undefined)]).toEqual(['$9.99', 'month'])
  },
  'Price unit: smallest unit divided by 100, en-US, 2 decimals': () =>
    expect(formatPrice({ amount: 123_450, currency: 'usd', interval: 'month' })).toBe('$1,234.50'),
  'Name at least 2, password at least 6 characters': () => {
    expect(issuesOf(details)).toEqual([])
    expect(issuesOf({ ...details, name: 'A', password: '12345' })).toEqual(['name', 'password'])
  },
  'Mobile breakpoint: 768 px': () => provenBy('e2e/measures.test.ts', 'is a drawer below 768 px'),
  'Streak bonus: 5 consistency points': () => expect(pointsFor.streakDay).toBe(5),
  'Recent activities kept: 10': () => {
    let state = defaultProgress()
    for (let grant = 1; grant <= 12; grant++)
      state = applyProgressEvent(state, {
        id: `grant-${grant}`,
        at: '2026-11-21T12:00:00Z',
        timeZone: 'UTC',
        type: 'demo-points-granted',
        category: 'learning',
      }).state
    expect(state.recentActivities).toHaveLength(10)
  },
  'Gamification save debounce: 500 ms': () => expect(SAVE_DEBOUNCE_MS).toBe(500),
  'Low-token warning: remaining under 1000': () => {
    announceUsage({ ...usage, remaining: 1_000 })
    expect(toastStore.read().shown).toBeNull()
    announceUsage({ ...usage, remaining: 999 })
    expect(toastStore.read().shown?.title).toBe('Token limit approaching')
  },
  'Points of each act': () => {
    expect(pointsFor).toMatchObject({
      moduleVisit: 2,
      firstMessage: 3,
      longConversation: 10,
      toolUse: 5,
      rewriteExercise: 10,
      resourceAccess: 3,
    })
    expect(demoPointsFor).toEqual({ interaction: 5, learning: 10, achievement: 15, consistency: 5 })
    expect(demoAchievementIds).toEqual(['first-chat', 'conversation-master', 'diverse-learner', 'deep-dive'])
  },
  'Deep conversation: exactly 5 messages': () => {
    const deepAfter = [1, 2, 3, 4, 5, 6].filter((count) =>
      afterMessages(count).effects.some(({ type }) => type === 'deep-conversation'),
    )
    expect(deepAfter).toEqual([5])
  },
  'Chat panel height: 600, 500 and 400 px': () =>
    provenBy('e2e/measures.test.ts', 'the chats are 600, 500 and 400 px tall'),
  'Sidebar cookie: sidebar:state, 7 days': () =>
    expect(sidebarStateCookie(true)).toMatch(/^sidebar:state=true; path=\/; max-age=604800;/),
  'Tooltip delay 700 ms, skip delay 300 ms': () =>
    expect([301, 300].map((sinceLastMs) => tooltipDelayMs(1_000, 1_000 + sinceLastMs))).toEqual([700, 0]),
  'Notifications: 1 at a time, 5000 ms, success, removed after 1,000,000 ms': () => {
    const toasts = openToasts()
    toasts.show({ title: 'first' })
    toasts.show({ title: 'second' })
    expect(toasts.read().shown).toMatchObject({ title: 'second', variant: 'success' })
    vi.advanceTimersByTime(4_999)
    expect(toasts.read().shown?.title).toBe('second')
    vi.advanceTimersByTime(1)
    expect(toasts.read().shown).toBeNull()
    vi.advanceTimersByTime(999_999)
    expect(toasts.read().notices.map(({ title }) => title)).toEqual(['second'])
    vi.advanceTimersByTime(1)
    expect(toasts.read().notices).toEqual([])
  },
  // Decision "Settings save": it is real, so nothing is simulated.
  'Simulated settings save': () =>
    provenBy('server/features/settings/settings.test.ts', 'changes what is given, keeps the rest'),
  'Delete confirmation word: DELETE': () => {
    const accepted = ['DELETE', 'delete', 'DELETE ', ''].filter(
      (confirmation) => deletionRequest.safeParse({ confirmation }).success,
    )
    expect(accepted).toEqual(['DELETE'])
  },
  'Dates: MM/dd/yyyy, h:mm a, about X ago': () => {
    expect(shortDate('2026-12-05T12:00:00.000Z')).toBe('12/05/2026')
    provenBy('web/features/coaching/module-workspace.test.tsx', 'shows times on demand')
    provenBy('web/features/progress/progress-cards.test.tsx', 'about 2 hours ago')
  },
  'Session refresh: every 30 s, 3 ticks, 10 s margin': () => {
    expect(SESSION_CHECK_INTERVAL_MS).toBe(30_000)
    expect([120_000, 119_999].map((remainingMs) => isRefreshDue(remainingMs, 0))).toEqual([false, true])
    expect([10_001, 10_000].map((remainingMs) => isSessionExpired(remainingMs, 0))).toEqual([false, true])
  },
  'Realtime: heartbeat 30 s, timeout 10 s, back-off 1, 2, 5, then 10 s': () => {
    expect([HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS]).toEqual([30_000, 10_000])
    expect([0, 1, 2, 3, 9].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000])
  },
  // Decision "storage listing": only avatars are stored, and nothing is listed.
  'File storage: cache control 3600': () =>
    provenBy('server/features/profile/avatar.test.ts', "toBe('private, max-age=3600')"),
  'Level and achievement thresholds': () => {
    expect(levels.map(({ level, title, minPoints }) => [level, title, minPoints])).toEqual([
      [1, 'Beginner', 0],
      [2, 'Explorer', 50],
      [3, 'Learner', 150],
      [4, 'Practitioner', 300],
      [5, 'Expert', 500],
      [6, 'Master', 750],
      [7, 'Guru', 1_000],
    ])
    expect(levels.map(({ maxPoints }) => maxPoints)).toEqual([49, 149, 299, 499, 749, 999, Infinity])
    expect(achievementRules.map(({ id, target, points }) => [id, target, points])).toEqual([
      ['first-chat', 1, 10],
      ['conversation-master', 10, 50],
      ['diverse-learner', 5, 25],
      ['daily-streak-3', 3, 15],
      ['daily-streak-7', 7, 30],
      ['deep-dive', 5, 20],
    ])
  },
}

/** The row needs a browser or the server; the test with these words is in that file. */
function provenBy(file: string, words: string): void {
  expect(readFileSync(file, 'utf8')).toContain(words)
}

afterEach(() => {
  toastStore.dismiss()
  vi.useRealTimers()
})

describe('the constants of the specification (section 9)', () => {
  it.each(Object.entries(rows))('%s', (_row, compare) => compare())

  it('are all 23', () => {
    expect(Object.keys(rows)).toHaveLength(23)
  })
})

it('there are 13 modules, in the order of the menu', () => {
  expect(moduleIds).toEqual([
    'nt-translator',
    'friendship',
    'dating-relationships',
    'social-issues',
    'emotion-management',
    'autistic-burnout',
    'anxiety-management',
    'conquering-bullies',
    'self-care-strategies',
    'masking-unmasking',
    'emotional-intelligence',
    'coaching',
    'life-skills',
  ])
})
