import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import { createToastStore } from '#web/ui/toast-store.ts'
import { createAnnouncer } from './create-announcer.ts'
import { effectToasts } from './effect-toasts.ts'

const points: ProgressEffect = { type: 'points-gained', category: 'learning', points: 10 }
const deep: ProgressEffect = { type: 'deep-conversation', module: 'nt-translator' }
const unlocked: ProgressEffect = { type: 'achievement-unlocked', achievement: 'deep-dive' }
const everything = { announcesAchievements: true }

describe('the toast of each effect', () => {
  it.each([
    [points, '+10 learning points!', undefined, 3_000],
    [
      { type: 'points-gained', category: 'consistency', points: 5 },
      '+5 consistency points!',
      undefined,
      3_000,
    ],
    [
      unlocked,
      'Achievement Unlocked!',
      'Deep Dive: Send 5 messages in one visit to a module or the home page. +20 points.',
      5_000,
    ],
    [{ type: 'streak-reached', days: 3 }, '3 Day Streak!', undefined, 4_000],
    [{ type: 'streak-reset' }, 'Streak Reset', 'Your points, level and achievements stay.', 4_000],
    [
      { type: 'progress-reset' },
      'Progress Reset',
      'Points, level, streak and achievements are back at their start. Your rest days are kept.',
      3_000,
    ],
    [deep, 'Deep Conversation!', "You're having an extended conversation - great way to learn!", 3_000],
  ] as [
    ProgressEffect,
    string,
    string | undefined,
    number,
  ][])('%j', (effect, title, description, durationMs) => {
    const [toast, ...others] = effectToasts([effect], everything)
    expect(others).toEqual([])
    expect([toast?.title, toast?.description, toast?.durationMs]).toEqual([title, description, durationMs])
    expect(toast?.isPlayful).toBe(true)
  })

  it('has the title of the module at a deep conversation', () => {
    const titleOf = (module: (typeof moduleIds)[number]) =>
      effectToasts([{ type: 'deep-conversation', module }], everything)[0]?.title
    expect(Object.fromEntries(moduleIds.map((module) => [module, titleOf(module)]))).toMatchObject({
      'nt-translator': 'Deep Conversation!',
      friendship: 'Deep Conversation!',
      'dating-relationships': 'Deep Conversation!',
      'social-issues': 'Deep Conversation!',
      'emotion-management': 'Deep Emotional Exploration!',
      'autistic-burnout': 'Deep Burnout Discussion!',
      'anxiety-management': 'Deep Anxiety Discussion!',
      'conquering-bullies': 'Deep Bullying Discussion!',
      'self-care-strategies': 'Deep Self-Care Discussion!',
      'masking-unmasking': 'Deep Masking Discussion!',
      'emotional-intelligence': 'Deep Communication Discussion!',
      coaching: 'Deep Coaching Session!',
      'life-skills': 'Deep Life Skills Session!',
    })
  })

  it('is left out for achievements when the person switched their notifications off', () => {
    const toasts = effectToasts([unlocked, points], { announcesAchievements: false })
    expect(toasts.map(({ title }) => title)).toEqual(['+10 learning points!'])
  })
})

describe('announcing', () => {
  let isReadingAloud = false
  let isSwitchedOff = false
  const after = (delayMs: number, action: () => void) => {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  }
  function setUp() {
    const toasts = createToastStore({ now: () => Date.now(), after })
    const { announce, forget } = createAnnouncer({
      toasts,
      present: (effects) => (isSwitchedOff ? [] : effectToasts(effects, everything)),
      isTooEarly: () => isReadingAloud,
      after,
    })
    return { toasts, announce, forget, shown: () => toasts.getState().shown?.title }
  }
  beforeEach(() => {
    isReadingAloud = false
    isSwitchedOff = false
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('tells what is rare one after the other, each for its time; points at once are in the list', () => {
    const { toasts, announce, shown } = setUp()
    announce([deep, points, unlocked])
    announce([{ ...points, points: 5 }])
    vi.advanceTimersByTime(100)
    expect(shown()).toBe('Deep Conversation!')
    vi.advanceTimersByTime(2_999)
    expect(shown()).toBe('Deep Conversation!')
    vi.advanceTimersByTime(1)
    expect(shown()).toBe('Achievement Unlocked!')
    vi.advanceTimersByTime(4_999)
    expect(shown()).toBe('Achievement Unlocked!')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
    expect(toasts.getState().notices.map(({ title }) => title)).toEqual([
      'Achievement Unlocked!',
      'Deep Conversation!',
      '+5 learning points!',
      '+10 learning points!',
    ])
  })

  it('waits until an error that is shown has been closed', () => {
    const { toasts, announce, shown } = setUp()
    toasts.show({ title: 'Error', variant: 'destructive' })
    announce([points])
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('Error')
    toasts.dismiss()
    vi.advanceTimersByTime(100)
    expect(shown()).toBe('+10 learning points!')
  })

  it('gives a toast its whole time before the next', () => {
    const { announce, shown } = setUp()
    announce([unlocked])
    vi.advanceTimersByTime(100)
    announce([points])
    vi.advanceTimersByTime(4_999)
    expect(shown()).toBe('Achievement Unlocked!')
    vi.advanceTimersByTime(101)
    expect(shown()).toBe('+10 learning points!')
  })

  it('waits while a reply is read aloud', () => {
    const { announce, shown } = setUp()
    isReadingAloud = true
    announce([points])
    vi.advanceTimersByTime(30_000)
    expect(shown()).toBeUndefined()
    isReadingAloud = false
    vi.advanceTimersByTime(1_000)
    expect(shown()).toBe('+10 learning points!')
  })

  it('drops what waits when the session of the person ends, and tells the next one theirs', () => {
    const { toasts, announce, forget, shown } = setUp()
    toasts.show({ title: 'Error', variant: 'destructive' })
    announce([deep])
    vi.advanceTimersByTime(1_000)
    forget()
    toasts.dismiss()
    vi.advanceTimersByTime(10_000)
    expect(toasts.getState().notices.map(({ title }) => title)).toEqual(['Error'])
    announce([points])
    vi.advanceTimersByTime(100)
    expect(shown()).toBe('+10 learning points!')
  })

  it('shows nothing to a person who switched game elements off', () => {
    const { toasts, announce } = setUp()
    isSwitchedOff = true
    announce([points, unlocked])
    vi.advanceTimersByTime(10_000)
    expect(toasts.getState().notices).toEqual([])
  })
})
