import { describe, expect, it } from 'vitest'
import { type EventMessage, eventTopics } from '#domain/live-events/event-topics.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import type { BrowserPages, PageMessage } from './browser-pages.ts'
import { EventFollower } from './follow-events.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

type Timer = { delayMs: number; action: () => void }
type FakeStream = {
  signal: AbortSignal
  sign: () => void
  arrive: (...messages: EventMessage[]) => void
  breakOff: () => void
}

/** A browser whose pages agree on one that leads; a page that hangs keeps the lead and answers nothing. */
function openBrowser() {
  const pages = new Set<(message: PageMessage) => void>()
  const queue: (() => void)[] = []
  let holder: AbortController | null = null
  const isHanging = new Set<unknown>()

  function openPages(): BrowserPages {
    const own = new Set<(message: PageMessage) => void>()
    return {
      tell(message) {
        for (const listener of [...pages])
          if (!own.has(listener) && !isHanging.has(listener)) listener(message)
      },
      listen(listener) {
        pages.add(listener)
        own.add(listener)
        return () => {
          pages.delete(listener)
          own.delete(listener)
        }
      },
      async lead(lead, how) {
        if ('isForced' in how) holder?.abort()
        else
          while (holder && !how.signal.aborted)
            await new Promise<void>((resolve) => {
              queue.push(resolve)
              how.signal.addEventListener('abort', () => resolve())
            })
        if ('signal' in how && how.signal.aborted) return
        const lost = new AbortController()
        holder = lost
        await lead(lost.signal)
        if (holder === lost) holder = null
        for (const wake of queue.splice(0)) wake()
      },
      close: () => undefined,
    }
  }
  return {
    openPages,
    /** The pages that are open now hear nothing any more. */
    hang: () => {
      for (const listener of pages) isHanging.add(listener)
    },
  }
}

/** A page whose time and streams the test moves. */
function openPage(pages: BrowserPages | null = null) {
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
    pages,
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

describe('the pages of one browser', () => {
  async function openThree() {
    const browser = openBrowser()
    const open = () => openPage(browser.openPages())
    const [first, second, third] = [open(), open(), open()]
    await settle()
    first.newest().sign()
    for (const page of [first, second, third]) page.announced.splice(0)
    return { browser, open, first, second, third }
  }

  it('share one stream, whose changes reach each of them', async () => {
    const { first, second, third } = await openThree()
    first.newest().arrive(changed('answers'))
    await settle()
    for (const page of [first, second, third]) expect(page.announced).toEqual(['answers'])
    expect([first, second, third].map(({ streams }) => streams.length)).toEqual([1, 0, 0])
  })

  it('read everything anew once the stream stands, and a page that comes later as soon as it is told so', async () => {
    const browser = openBrowser()
    const [first, second] = [openPage(browser.openPages()), openPage(browser.openPages())]
    await settle()
    expect(second.announced).toEqual([])
    first.newest().sign()
    expect(second.announced).toEqual([...eventTopics])
    const late = openPage(browser.openPages())
    await settle()
    expect(late.announced).toEqual([...eventTopics])
    expect(second.announced).toHaveLength(eventTopics.length)
  })

  it('all read everything anew after a gap, which the leading page alone bridges', async () => {
    const { first, second } = await openThree()
    first.newest().breakOff()
    await settle()
    await first.pass(1_000)
    first.newest().sign()
    for (const page of [first, second]) expect(page.announced).toEqual([...eventTopics])
    expect(second.streams).toHaveLength(0)
  })

  it.each([
    ['is closed', 'stop'],
    ['is out of sight', 'hide'],
  ])('have another one lead when the leading page %s, and read everything anew', async (_, how) => {
    const { first, second, third } = await openThree()
    if (how === 'stop') first.stop()
    else {
      await first.look(false)
      await first.pass(10_000)
    }
    await settle()
    expect(first.newest().signal.aborted).toBe(true)
    expect(second.streams).toHaveLength(1)
    second.newest().sign()
    expect(third.announced).toEqual([...eventTopics])
    second.newest().arrive(changed('settings'))
    await settle()
    expect(third.announced.at(-1)).toBe('settings')
    expect(third.streams).toHaveLength(0)
  })

  it('leave the lead where it is as long as that page answers', async () => {
    const { second } = await openThree()
    await second.pass(SILENCE_LIMIT_MS)
    expect(second.delays()).toEqual([SILENCE_LIMIT_MS])
    expect(second.streams).toHaveLength(0)
  })

  it('take the lead from a page that hangs: it does not answer within 10 seconds', async () => {
    const { browser, first, second } = await openThree()
    browser.hang()
    const fresh = openPage(browser.openPages())
    await settle()
    expect(fresh.streams).toHaveLength(0)
    await fresh.pass(10_000)
    expect(fresh.streams).toHaveLength(1)
    expect(first.newest().signal.aborted).toBe(true)
    expect(second.streams).toHaveLength(0)
  })

  it('look at the session, all of them, when it is over', async () => {
    const { first, second } = await openThree()
    first.newest().arrive({ type: 'ended', reason: 'signed-out' })
    await settle()
    expect([first, second].map((page) => page.signedOutCount())).toEqual([1, 1])
  })

  it('are forgotten when they are left while another one leads', async () => {
    const { second } = await openThree()
    second.stop()
    await settle()
    expect(second.isForgotten()).toBe(true)
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
