import { describe, expect, it } from 'vitest'
import { type EventMessage, eventTopics } from '#domain/events/event-topics.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { EventFollower } from './follow-events.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

type Timer = { delayMs: number; action: () => void }
type FakeStream = {
  signal: AbortSignal
  sign: () => void
  arrive: (...messages: EventMessage[]) => void
  breakOff: () => void
}

/** A page whose time and streams the test moves. */
function openPage() {
  const timers = new Set<Timer>()
  const sightListeners = new Set<() => void>()
  const streams: FakeStream[] = []
  const announced: string[] = []
  let isVisible = true
  let isServerDown = false
  let signedOutCount = 0

  async function* openStream(signal: AbortSignal, onSign: () => void): AsyncGenerator<EventMessage> {
    const waiting: EventMessage[] = []
    let isBroken = false
    let wake = () => {}
    signal.addEventListener('abort', () => wake())
    streams.push({
      signal,
      sign: onSign,
      arrive(...messages) {
        waiting.push(...messages)
        onSign()
        wake()
      },
      breakOff() {
        isBroken = true
        wake()
      },
    })
    if (isServerDown) throw new ApiProblem('network')
    while (!signal.aborted && !isBroken) {
      yield* waiting.splice(0)
      await new Promise<void>((resolve) => {
        wake = resolve
        if (waiting.length > 0 || signal.aborted || isBroken) resolve()
      })
    }
  }
  const follower = new EventFollower({
    openStream,
    after(delayMs, action) {
      const timer = { delayMs, action }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    page: {
      isVisible: () => isVisible,
      listen(listener) {
        sightListeners.add(listener)
        return () => sightListeners.delete(listener)
      },
    },
    announce: (topic) => announced.push(topic),
    onSignedOut: () => {
      signedOutCount += 1
    },
  })
  void follower.follow()
  return {
    streams,
    announced,
    stop: follower.stop,
    newest: () => streams.at(-1) as FakeStream,
    signedOutCount: () => signedOutCount,
    delays: () => [...timers].map(({ delayMs }) => delayMs),
    isForgotten: () => timers.size === 0 && sightListeners.size === 0,
    takeServerDown: () => {
      isServerDown = true
    },
    /** Lets the timer with this delay run out. */
    async pass(delayMs: number) {
      const timer = [...timers].find((each) => each.delayMs === delayMs)
      if (!timer) throw new Error(`no timer of ${delayMs} ms among ${[...timers].map((t) => t.delayMs)}`)
      timers.delete(timer)
      timer.action()
      await settle()
    },
    async look(visible: boolean) {
      isVisible = visible
      for (const listener of [...sightListeners]) listener()
      await settle()
    },
  }
}

const changed = (topic: 'answers' | 'settings') => ({ type: 'changed', topic }) as const
const SILENCE_LIMIT_MS = 40_000

describe('the events of a page', () => {
  it('are announced as they arrive', async () => {
    const page = openPage()
    page.newest().sign()
    page.announced.splice(0)
    page.newest().arrive(changed('answers'), changed('settings'))
    await settle()
    expect(page.announced).toEqual(['answers', 'settings'])
  })

  it('come again 1, 2, 5, then every 10 seconds after the stream broke', async () => {
    const page = openPage()
    page.takeServerDown()
    page.newest().breakOff()
    await settle()
    for (const delayMs of [1_000, 2_000, 5_000, 10_000, 10_000]) {
      expect(page.delays()).toEqual([delayMs])
      await page.pass(delayMs)
    }
    expect(page.streams).toHaveLength(6)
  })

  it('begin with the shortest delay again once a stream stood', async () => {
    const page = openPage()
    page.newest().breakOff()
    await settle()
    await page.pass(1_000)
    page.newest().sign()
    page.newest().breakOff()
    await settle()
    expect(page.delays()).toEqual([1_000])
  })

  it('before the first stream stood may have been missed: everything is read anew, once', async () => {
    const page = openPage()
    expect(page.announced).toEqual([])
    page.newest().sign()
    page.newest().sign()
    expect(page.announced).toEqual([...eventTopics])
  })

  it('after a gap everything is read anew, once', async () => {
    const page = openPage()
    page.newest().sign()
    page.newest().breakOff()
    await settle()
    await page.pass(1_000)
    page.announced.splice(0)
    page.newest().sign()
    page.newest().sign()
    expect(page.announced).toEqual([...eventTopics])
  })

  it('count as broken 10 seconds after a missed heartbeat of 30 seconds', async () => {
    const page = openPage()
    page.newest().sign()
    await page.pass(SILENCE_LIMIT_MS)
    expect(page.newest().signal.aborted).toBe(true)
    expect(page.delays()).toEqual([1_000])
  })

  it('each sign of life puts that off', async () => {
    const page = openPage()
    for (let beat = 0; beat < 3; beat++) page.newest().sign()
    expect(page.delays()).toEqual([SILENCE_LIMIT_MS])
  })
})

describe('a page out of sight', () => {
  it('gives its stream up after 10 seconds and catches up when it is looked at', async () => {
    const page = openPage()
    page.newest().sign()
    page.announced.splice(0)
    await page.look(false)
    await page.pass(10_000)
    expect(page.newest().signal.aborted).toBe(true)
    expect(page.delays()).toEqual([])
    await page.look(true)
    page.newest().sign()
    expect(page.streams).toHaveLength(2)
    expect(page.announced).toEqual([...eventTopics])
  })

  it('keeps its stream when it is looked at again before', async () => {
    const page = openPage()
    await page.look(false)
    await page.look(true)
    expect(page.delays()).toEqual([SILENCE_LIMIT_MS])
    expect(page.newest().signal.aborted).toBe(false)
  })
})

describe('the server ends a stream', () => {
  it('for newer pages: this one waits until it is looked at', async () => {
    const page = openPage()
    page.newest().arrive({ type: 'ended', reason: 'replaced' })
    await settle()
    expect(page.streams).toHaveLength(1)
    expect(page.delays()).toEqual([])
    await page.look(true)
    expect(page.streams).toHaveLength(2)
  })

  it('because the session is over: the session is looked at', async () => {
    const page = openPage()
    page.newest().arrive({ type: 'ended', reason: 'signed-out' })
    await settle()
    expect(page.signedOutCount()).toBe(1)
  })
})

describe('leaving the signed-in pages', () => {
  it.each([
    'while the stream stands',
    'while it waits to try again',
    'while it is out of sight',
  ])('%s, ends everything', async (moment) => {
    const page = openPage()
    if (moment.includes('waits')) page.newest().breakOff()
    if (moment.includes('sight')) page.newest().arrive({ type: 'ended', reason: 'replaced' })
    await settle()
    page.stop()
    await settle()
    expect(page.isForgotten()).toBe(true)
    expect(page.streams).toHaveLength(1)
  })
})
