// @vitest-environment jsdom
import { render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deletionRequest } from '#domain/account-data/contract.ts'
import { signUpForm } from '#domain/accounts/contract.ts'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from '#domain/live-events/stream-timing.ts'
import { achievementRules, demoAchievementIds } from '#domain/progress/achievements.ts'
import type { Activity } from '#domain/progress/activity.ts'
import { applyProgressEvent } from '#domain/progress/apply-progress-event.ts'
import { levels } from '#domain/progress/levels.ts'
import { demoPointsFor, pointsFor } from '#domain/progress/points.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { MONTHLY_TOKEN_LIMIT, oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import {
  isRefreshDue,
  isSessionExpired,
  SESSION_CHECK_INTERVAL_MS,
} from './features/accounts/session/session-rules.ts'
import { billingInterval, formatPrice } from './features/billing/plan-price.ts'
import { ChatMessage } from './features/coaching/chat/chat-message.tsx'
import type { ChatEntry } from './features/coaching/chat/conversation-state.ts'
import { pricing } from './features/marketing/landing-content.ts'
import { RecentActivity } from './features/progress/dashboard/recent-activity.tsx'
import { SAVE_DEBOUNCE_MS } from './features/progress/store/send-timing.ts'
import { sidebarStateCookie } from './features/shell/sidebar-state.ts'
import { shortDate } from './features/token-allowance/short-date.ts'
import { announceUsage } from './features/token-allowance/usage-news.ts'
import { useIsNarrow } from './platform/use-is-narrow.ts'
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

/** Whether the menu is a drawer in a window of this width. */
function isNarrowAt(width: number): boolean {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return renderHook(useIsNarrow).result.current
}

/** What the time of a message reads, shown on demand. */
function timeOfMessage(at: string): string | undefined {
  const entry: ChatEntry = { id: 'm', role: 'user', content: 'Hello', atMs: new Date(at).getTime() }
  const shown = { entry, speaker: 'You', showsTime: true, isGrowing: false }
  return render(createElement(ChatMessage, shown)).container.querySelector('time')?.textContent ?? undefined
}

/** How old an activity is said to be. */
function ageOfActivity(timestamp: string, now: string): string | undefined {
  vi.useFakeTimers({ now: new Date(now) })
  const activity: Activity = { id: 'a', type: 'points', reason: 'rewrite', timestamp }
  const card = createElement(RecentActivity, { activities: [activity], titleOf: String })
  return render(card).container.querySelector('time')?.textContent ?? undefined
}

/**
 * The rows of the specification's section 9, compared with what the product does. Three need a browser or the server
 * and have their own tests, which docs/specification.md names: the heights of the chats, the saving of the settings,
 * and how long a picture may be kept.
 */
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
  'Mobile breakpoint: 768 px': () => expect([767, 767.9, 768].map(isNarrowAt)).toEqual([true, true, false]),
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
    expect(toastStore.getState().shown).toBeNull()
    announceUsage({ ...usage, remaining: 999 })
    expect(toastStore.getState().shown?.title).toBe('Token limit approaching')
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
  'Sidebar cookie: sidebar:state, 7 days': () =>
    expect(sidebarStateCookie(true)).toMatch(/^sidebar:state=true; path=\/; max-age=604800;/),
  'Tooltip delay 700 ms, skip delay 300 ms': () =>
    expect([301, 300].map((sinceLastMs) => tooltipDelayMs(1_000, 1_000 + sinceLastMs))).toEqual([700, 0]),
  'Notifications: 1 at a time, 5000 ms, success, removed after 1,000,000 ms': () => {
    const toasts = openToasts()
    toasts.show({ title: 'first' })
    toasts.show({ title: 'second' })
    expect(toasts.getState().shown).toMatchObject({ title: 'second', variant: 'success' })
    vi.advanceTimersByTime(4_999)
    expect(toasts.getState().shown?.title).toBe('second')
    vi.advanceTimersByTime(1)
    expect(toasts.getState().shown).toBeNull()
    vi.advanceTimersByTime(999_999)
    expect(toasts.getState().notices.map(({ title }) => title)).toEqual(['second'])
    vi.advanceTimersByTime(1)
    expect(toasts.getState().notices).toEqual([])
  },
  'Delete confirmation word: DELETE': () => {
    const accepted = ['DELETE', 'delete', 'DELETE ', ''].filter(
      (confirmation) => deletionRequest.safeParse({ confirmation }).success,
    )
    expect(accepted).toEqual(['DELETE'])
  },
  'Dates: MM/dd/yyyy, h:mm a, about X ago': () => {
    expect(shortDate('2026-12-05T12:00:00.000Z')).toBe('12/05/2026')
    expect([timeOfMessage('2026-12-05T09:05:00'), timeOfMessage('2026-12-05T21:05:00')]).toEqual([
      '9:05 AM',
      '9:05 PM',
    ])
    expect(ageOfActivity('2026-12-05T10:00:00Z', '2026-12-05T12:05:00Z')).toBe('about 2 hours ago')
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

afterEach(() => {
  leaveNothing()
  vi.useRealTimers()
})

describe('the constants of the specification (section 9)', () => {
  it.each(Object.entries(rows))('%s', (_row, compare) => compare())

  it('are 20 of the 23', () => {
    expect(Object.keys(rows)).toHaveLength(20)
  })
})

it('there are 13 modules, in the order of the menu, before any others', () => {
  expect(moduleIds.slice(0, 13)).toEqual([
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
