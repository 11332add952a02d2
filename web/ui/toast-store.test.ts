import { beforeEach, describe, expect, it } from 'vitest'
import { createToastStore, NOTICE_KEPT_MS, type ToastStore } from './toast-store.ts'

/** A clock that stands still until the test moves it. */
function createTestClock() {
  let nowMs = 0
  let timers: { dueMs: number; action: () => void }[] = []
  return {
    now: () => nowMs,
    after(delayMs: number, action: () => void) {
      const timer = { dueMs: nowMs + delayMs, action }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms: number) {
      nowMs += ms
      const due = timers.filter(({ dueMs }) => dueMs <= nowMs)
      timers = timers.filter(({ dueMs }) => dueMs > nowMs)
      for (const { action } of due) action()
    },
  }
}

describe('the toast store', () => {
  let clock: ReturnType<typeof createTestClock>
  let store: ToastStore

  beforeEach(() => {
    clock = createTestClock()
    store = createToastStore(clock)
  })

  it('shows a success for 5000 ms unless told otherwise', () => {
    store.show({ title: 'Settings saved' })
    expect(store.getState().shown).toMatchObject({ title: 'Settings saved', variant: 'success' })
    clock.advance(4_999)
    expect(store.getState().shown).not.toBeNull()
    clock.advance(1)
    expect(store.getState().shown).toBeNull()
  })

  it('holds playful messages back while something serious is there; the list has them', () => {
    store.show({ title: '+2 learning points!', isPlayful: true })
    const release = store.holdPlayful()
    expect(store.getState().shown).toBeNull()
    store.show({ title: 'Achievement Unlocked!', isPlayful: true })
    expect(store.getState().shown).toBeNull()
    expect(store.getState().notices.map(({ title }) => title)).toEqual([
      'Achievement Unlocked!',
      '+2 learning points!',
    ])
    store.show({ title: 'Settings saved' })
    store.show({ title: '3 Day Streak!', isPlayful: true })
    expect(store.getState().shown).toMatchObject({ title: 'Settings saved' })
    release()
    store.show({ title: 'Deep Conversation!', isPlayful: true })
    expect(store.getState().shown).toMatchObject({ title: 'Deep Conversation!' })
    clock.advance(NOTICE_KEPT_MS)
    expect(store.getState().notices.map(({ title }) => title)).toEqual(['Deep Conversation!'])
  })

  it('holds playful messages back until the last serious thing has gone', () => {
    const releases = [store.holdPlayful(), store.holdPlayful()]
    releases[0]?.()
    store.show({ title: '+2 learning points!', isPlayful: true })
    expect(store.getState().shown).toBeNull()
  })

  it('holds back the playful ones that wait for their turn too, and shows the others', () => {
    store.show({ title: 'Deep Conversation!', isPlayful: true })
    store.show({ title: 'Achievement Unlocked!', isPlayful: true, isPatient: true })
    store.show({ title: 'Settings saved', isPatient: true })
    const release = store.holdPlayful()
    expect(store.getState().shown).toMatchObject({ title: 'Settings saved' })
    expect(store.getState().notices).toHaveLength(3)
    store.dismiss()
    release()
    store.show({ title: 'Deep Conversation!', isPlayful: true })
    clock.advance(NOTICE_KEPT_MS)
    expect(store.getState().notices.map(({ title }) => title)).toEqual(['Deep Conversation!'])
  })

  it('takes a duration of its own', () => {
    store.show({ title: 'Copied to clipboard!', durationMs: 2_000 })
    clock.advance(2_000)
    expect(store.getState().shown).toBeNull()
  })

  it('keeps an error until it is closed, whatever its duration', () => {
    store.show({ title: 'Error', variant: 'destructive', durationMs: 2_000 })
    clock.advance(NOTICE_KEPT_MS)
    expect(store.getState().shown).toMatchObject({ title: 'Error' })
    store.dismiss()
    expect(store.getState().shown).toBeNull()
  })

  it('shows one at a time: the newest replaces the one shown and has its full time', () => {
    store.show({ title: 'first' })
    clock.advance(4_000)
    store.show({ title: 'second' })
    expect(store.getState().shown).toMatchObject({ title: 'second' })
    clock.advance(4_999)
    expect(store.getState().shown).toMatchObject({ title: 'second' })
  })

  it('lets a patient one wait until the one in view has closed, and lists it at once', () => {
    store.show({ title: 'Subscription Created' })
    store.show({ title: 'Success!', isPatient: true })
    store.show({ title: 'Welcome!', isPatient: true, durationMs: 2_000 })
    expect(store.getState().notices.map(({ title }) => title)).toEqual([
      'Welcome!',
      'Success!',
      'Subscription Created',
    ])
    clock.advance(4_999)
    expect(store.getState().shown).toMatchObject({ title: 'Subscription Created' })
    clock.advance(1)
    expect(store.getState().shown).toMatchObject({ title: 'Success!' })
    store.dismiss()
    expect(store.getState().shown).toMatchObject({ title: 'Welcome!' })
    clock.advance(2_000)
    expect(store.getState().shown).toBeNull()
    store.show({ title: 'Settings saved', isPatient: true })
    expect(store.getState().shown).toMatchObject({ title: 'Settings saved' })
  })

  it('shows none of those that wait once all are dismissed, or their person has left', () => {
    for (const leave of [store.dismissAll, store.forget]) {
      store.show({ title: 'first' })
      store.show({ title: 'second', isPatient: true })
      leave()
      store.dismiss()
      expect(store.getState().shown).toBeNull()
    }
    store.show({ title: 'first' })
    store.show({ title: 'second', isPatient: true })
    store.dismissAll()
    expect(store.getState().notices).toHaveLength(2)
    clock.advance(NOTICE_KEPT_MS)
    expect(store.getState().notices).toEqual([])
  })

  it('stops counting while it is hovered or focused', () => {
    store.show({ title: 'slow reader' })
    clock.advance(3_000)
    store.pause()
    clock.advance(60_000)
    store.resume()
    clock.advance(1_999)
    expect(store.getState().shown).not.toBeNull()
    clock.advance(1)
    expect(store.getState().shown).toBeNull()
  })

  it('lists what was shown, newest first, and forgets it 1,000,000 ms after it closed', () => {
    store.show({ title: 'first' })
    store.show({ title: 'second' })
    clock.advance(5_000)
    expect(store.getState().notices.map(({ title }) => title)).toEqual(['second', 'first'])
    clock.advance(NOTICE_KEPT_MS - 5_000)
    expect(store.getState().notices.map(({ title }) => title)).toEqual(['second'])
    clock.advance(5_000)
    expect(store.getState().notices).toEqual([])
  })

  it('forgets what one person was told; a message in view that says why the session ended may be read to its end', () => {
    for (const told of [
      { title: 'Deep Bullying Discussion!', isPlayful: true },
      { title: 'Welcome back!' },
      { title: 'Failed to save your settings.', variant: 'destructive' as const },
    ]) {
      store.show(told)
      store.forget()
      expect(store.getState()).toEqual({ shown: null, notices: [] })
    }
    store.show({ title: 'Message rewritten' })
    store.show({ title: 'Account deletion initiated', outlivesVisit: true })
    store.forget()
    expect(store.getState().shown?.title).toBe('Account deletion initiated')
    expect(store.getState().notices).toEqual([])
    store.dismiss()
    expect(store.getState()).toEqual({ shown: null, notices: [] })
  })

  it('takes back what is no longer so, in view or waiting, and lets the next one come', () => {
    store.show({ title: 'Error', variant: 'destructive' })
    store.show({ title: 'Success!', isPatient: true })
    store.show({ title: 'Welcome!', isPatient: true })
    store.withdraw(({ title }) => title === 'Error' || title === 'Welcome!')
    expect(store.getState().shown?.title).toBe('Success!')
    expect(store.getState().notices).toHaveLength(3)
    clock.advance(5_000)
    expect(store.getState().shown).toBeNull()
  })
})
