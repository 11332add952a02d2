import * as streams from 'node:stream/web'
import { afterAll, afterEach, expect } from 'vitest'
import { takeUnansweredRoutes } from './fake-api.ts'

// Every browser has them; jsdom's windows do not.
Object.assign(globalThis, streams)

const visit = crypto.randomUUID()

/** Reaches the pages of its own test file alone: Node's reaches every worker, where others sign in and out. */
class OwnBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${visit}`)
  }
}
globalThis.BroadcastChannel = OwnBroadcastChannel

/** A page takes its timers with it when it is left; Node's go on, and would run where there is no window any more. */
const running = new Set<NodeJS.Timeout>()

function remembering<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  return new Proxy(start, {
    apply(target, self, given) {
      const timer = Reflect.apply(target, self, given)
      running.add(timer)
      return timer
    },
  })
}
globalThis.setTimeout = remembering(globalThis.setTimeout)
globalThis.setInterval = remembering(globalThis.setInterval)
afterAll(() => {
  for (const timer of running) clearTimeout(timer)
})

afterEach(() => {
  expect(takeUnansweredRoutes(), 'calls that the test gives no answer for').toEqual([])
})

/** jsdom does not know this element yet, so React takes it for a spelling error. Browsers make an ordinary one of it. */
function knowSearchElement(): void {
  const make = Document.prototype.createElement
  Document.prototype.createElement = function createElement(this: Document, name: string, ...options: []) {
    const element = make.call(this, name, ...options)
    return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element
  }
}

if (typeof document !== 'undefined') {
  knowSearchElement()
  const { configure } = await import('@testing-library/react')
  // What is waited for comes at once or never; a second is too short where other programs keep the machine busy.
  configure({ asyncUtilTimeout: 30_000 })
}
