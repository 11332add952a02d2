import { createPath, type Location } from 'react-router'

/** What an entry of the browser's history keeps of ours. `position` counts the entries, for the way back. */
type Entry = { state?: unknown; key?: string; position?: number } | null

const entryNow = () => window.history.state as Entry

/** The key of an entry that the router did not make: the page that a visit begins with. */
const FIRST_KEY = 'default'

/** The address that the browser shows. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry = entryNow()
  return {
    pathname,
    search,
    hash,
    state: entry?.state ?? null,
    key: entry?.key ?? FIRST_KEY,
    mask: undefined,
  }
}

/**
 * The browser's history, entry by entry. It tells of each move to another entry that was not its own, with the
 * number of entries that it went on (back is negative).
 */
export function createHistoryEntries(onMove: (distance: number) => void) {
  const { history } = window
  let position = entryNow()?.position ?? 0
  let address = createPath(window.location)
  let ownMove: { target: number; then: () => void } | null = null

  function keepPosition() {
    address = createPath(window.location)
    history.replaceState({ ...entryNow(), position }, '')
  }

  function move() {
    const before = position
    // A link to a place in the page is followed by the browser, whose entry has no position yet. It is a new one,
    // except where the address is the same.
    const added = createPath(window.location) === address ? 0 : 1
    position = entryNow()?.position ?? before + added
    keepPosition()
    if (!ownMove) return onMove(position - before)
    const { target, then } = ownMove
    // A second press of Back may arrive before the own move does.
    if (position !== target) return history.go(target - position)
    ownMove = null
    then()
  }

  keepPosition()
  return {
    listen(): () => void {
      window.addEventListener('popstate', move)
      return () => window.removeEventListener('popstate', move)
    },
    push(location: Location) {
      const { state, key } = location
      position += 1
      address = createPath(location)
      history.pushState({ state, key, position }, '', address)
    },
    replace(location: Location) {
      const { state, key } = location
      address = createPath(location)
      history.replaceState({ state, key, position }, '', address)
    },
    go: (distance: number) => history.go(distance),
    /** Moves without telling, and calls `then` once it is there. */
    goThen(distance: number, then: () => void) {
      ownMove = { target: position + distance, then }
      history.go(distance)
    },
  }
}
