import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatEntry } from './conversation-state.ts'
import { bringIntoWindow, isReadByPage, type ReadingView, readingView } from './reading-view.ts'

/** Within this distance from the end the reader counts as being there. */
const NEAR_END_PX = 48

/**
 * What the view follows: the reply up to the point where its beginning reaches the top, so that reading begins there
 * and as much of it as there is room for is in view; every new word, once the reader went to the end; or nothing,
 * while they read elsewhere.
 */
type Following = 'reply-start' | 'end' | 'nothing'

/** How far the view has to move. Upwards it moves only to the beginning of what is newest. */
function wayTo(following: Following, list: HTMLElement, view: ReadingView): number {
  const toEnd = Math.max(0, view.hiddenBelow())
  const newest = [...list.querySelectorAll('[data-own-message], [data-reply]')].at(-1)
  if (following === 'end' || !newest) return toEnd
  const toStart = newest.getBoundingClientRect().top - view.top()
  return Math.min(toEnd, toStart)
}

/** Calls `onResize` when the list, or what is in it, changes its height, and `onScroll` when the page scrolls. */
function useWatchedSize(
  refs: readonly RefObject<HTMLElement | null>[],
  onResize: () => void,
  onScroll: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one observer for as long as the list is shown.
  useEffect(() => {
    const observer = new ResizeObserver(onResize)
    for (const { current } of refs) if (current) observer.observe(current)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
}

/**
 * Keeps new words in view for a reader who is at the end, and never moves anybody away from what they read. A new own
 * message always comes into view. A conversation of an earlier visit does not move a page, only a list.
 */
export function useFollowEnd(newestOwn: ChatEntry | undefined, isCompact: boolean) {
  const viewRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const following = useRef<Following>('nothing')
  /** Where the view was put last: a scroll that ends there is nobody's wish to read elsewhere. */
  const putAt = useRef(Number.NaN)
  const [isAtEnd, setAtEnd] = useState(true)

  function follow() {
    const list = viewRef.current
    if (!list) return
    const view = readingView(list, isCompact)
    if (following.current !== 'nothing') {
      view.moveBy(wayTo(following.current, list, view))
      putAt.current = view.position()
    }
    setAtEnd(view.hiddenBelow() <= NEAR_END_PX)
  }
  function onScroll() {
    const list = viewRef.current
    if (!list) return
    const view = readingView(list, isCompact)
    const isNearEnd = view.hiddenBelow() <= NEAR_END_PX
    setAtEnd(isNearEnd)
    if (Math.abs(view.position() - putAt.current) <= 1) return
    following.current = isNearEnd ? 'end' : 'nothing'
  }
  function goToEnd() {
    following.current = 'end'
    follow()
    // The button goes away; what it showed gets the focus.
    viewRef.current?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new own message calls for it.
  useEffect(() => {
    if (!newestOwn) return
    const isPage = isReadByPage(isCompact)
    if (!newestOwn.isEarlier || !isPage) following.current = 'reply-start'
    // The list itself must be in the window: on a low one the page may have to move for that.
    const list = viewRef.current
    let frame = 0
    if (list && !newestOwn.isEarlier && !isPage) {
      bringIntoWindow(list)
      // A tool above the chat may have folded meanwhile.
      frame = requestAnimationFrame(() => bringIntoWindow(list))
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [newestOwn?.id])
  useWatchedSize([viewRef, contentRef], follow, onScroll)

  return { viewRef, contentRef, isAtEnd, goToEnd, onScroll }
}

export type FollowedEnd = ReturnType<typeof useFollowEnd>
