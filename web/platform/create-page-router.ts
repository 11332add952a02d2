import type { ReactNode } from 'react'
import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router'
import { createHistoryEntries, readLocation } from './create-history-entries.ts'
import { makeId } from './make-id.ts'

/** What is on the screen. `content` is null until the first page has loaded. */
export type ShownPage = { location: Location; navigationType: NavigationType; content: ReactNode }

/** A page that comes within this time needs no word. */
const LONG_LOAD_MS = 1_000

/** Asks whether the page may be left, and calls `leave` if so. */
export type LeaveQuestion = (leave: () => void) => void

type Pages = {
  /** Loads what an address shows. What fails is part of the answer: it never rejects. */
  loadPage: (location: Location) => Promise<ReactNode>
  /** Whether an address belongs to a document of its own, which the browser has to open. */
  isDocument: (location: Location) => boolean
}

export type PageRouter = {
  /** Ends when the page that the visit began with has loaded. */
  loaded: Promise<void>
  shown: () => ShownPage
  /**
   * Calls back with what is shown, now and on each change, and with whether the next page is taking longer than a
   * second. Follows the browser's Back and Forward meanwhile.
   */
  listen: (onChange: (page: ShownPage) => void, onWait: (isWaiting: boolean) => void) => () => void
  navigator: Navigator
  /** Loads the page anew, at the address that it has. */
  reload: () => Promise<void>
  /** Has `ask` asked before another path takes the place of this one. A page asks one question. */
  askBeforeLeaving: (ask: LeaveQuestion) => () => void
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

function locationOf(to: To, state: unknown): Location {
  const { pathname, search, hash } = new URL(createHref(to), window.location.origin)
  return { pathname, search, hash, state: state ?? null, key: makeId(), mask: undefined }
}

/** Another tab of a page, another search or a place in it is not another page. The same address loads it anew. */
const isWithin = (shown: Location, next: Location) =>
  shown.pathname === next.pathname && (createPath(shown) !== createPath(next) || next.hash !== '')

/**
 * Loads each page before its address takes the place of the one that is shown; of several the newest wins. On the
 * way back the browser changes the address itself, and the page follows.
 */
export function createPageRouter({ loadPage, isDocument }: Pages): PageRouter {
  let shown: ShownPage = { location: readLocation(), navigationType: NavigationType.Pop, content: null }
  let newest = 0
  let question: LeaveQuestion | null = null
  let tell: ((page: ShownPage) => void) | null = null
  let tellWait: ((isWaiting: boolean) => void) | null = null
  let longLoad: ReturnType<typeof setTimeout> | undefined

  async function show(next: Omit<ShownPage, 'content'>, given: ReactNode, takeAddress?: () => void) {
    newest += 1
    const turn = newest
    clearTimeout(longLoad)
    longLoad = setTimeout(() => tellWait?.(shown.content !== null), LONG_LOAD_MS)
    const content = given ?? (await loadPage(next.location))
    if (turn !== newest) return
    clearTimeout(longLoad)
    tellWait?.(false)
    takeAddress?.()
    shown = { ...next, content }
    tell?.(shown)
  }

  const open = (location: Location, navigationType: NavigationType, takeAddress?: () => void) =>
    show({ location, navigationType }, isWithin(shown.location, location) ? shown.content : null, takeAddress)

  const questionBefore = (next: Location) => (next.pathname === shown.location.pathname ? null : question)

  function navigate(to: To, state: unknown, isReplacing: boolean) {
    const next = locationOf(to, state)
    const leave = () => {
      if (isDocument(next)) window.location[isReplacing ? 'replace' : 'assign'](createPath(next))
      else if (isReplacing) void open(next, NavigationType.Replace, () => entries.replace(next))
      else void open(next, NavigationType.Push, () => entries.push(next))
    }
    const ask = questionBefore(next)
    if (ask) ask(leave)
    else leave()
  }

  const follow = () => void open(readLocation(), NavigationType.Pop)

  /** Where it has to be asked first, the browser goes back to where it was until there is an answer. */
  const entries = createHistoryEntries((distance) => {
    const ask = questionBefore(readLocation())
    if (!ask || distance === 0) return follow()
    entries.goThen(-distance, () => ask(() => entries.goThen(distance, follow)))
  })

  return {
    loaded: open(shown.location, NavigationType.Pop),
    shown: () => shown,
    listen(onChange, onWait) {
      tell = onChange
      tellWait = onWait
      onChange(shown)
      const stop = entries.listen()
      return () => {
        tell = null
        tellWait = null
        stop()
      }
    },
    navigator: {
      createHref,
      go: entries.go,
      push: (to, state) => navigate(to, state, false),
      replace: (to, state) => navigate(to, state, true),
    },
    reload: () => show(shown, null),
    askBeforeLeaving(ask) {
      question = ask
      return () => {
        if (question === ask) question = null
      }
    },
  }
}
