import { useEffect, useRef, useState } from 'react'

/** Within this distance from the end the reader counts as being there. */
const NEAR_END_PX = 48
/** Room left above the own message when the view stops there. */
const MARGIN_PX = 12

/**
 * What the view follows: the reply up to the point where its question reaches the top, so that reading begins at
 * the reply's beginning; every new word, once the reader went to the end; or nothing, while they read elsewhere.
 */
type Following = 'reply-start' | 'end' | 'nothing'

/**
 * Keeps new words in view for a reader who is at the end, and never moves anybody away from what they read. A new
 * own message always comes into view.
 */
export function useFollowEnd(ownMessageId: string | undefined) {
  const viewRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const following = useRef<Following>('nothing')
  const [isAtEnd, setAtEnd] = useState(true)

  function follow() {
    const view = viewRef.current
    if (!view) return
    const end = view.scrollHeight - view.clientHeight
    if (following.current === 'end') view.scrollTop = end
    if (following.current !== 'reply-start') return
    const own = [...view.querySelectorAll<HTMLElement>('[data-own-message]')].at(-1)
    view.scrollTop = Math.min(end, own ? own.offsetTop - MARGIN_PX : end)
  }
  function onScroll() {
    const view = viewRef.current
    if (!view) return
    const isNearEnd = view.scrollHeight - view.scrollTop - view.clientHeight <= NEAR_END_PX
    setAtEnd(isNearEnd)
    if (!isNearEnd) following.current = 'nothing'
    else if (following.current === 'nothing') following.current = 'end'
  }
  function goToEnd() {
    following.current = 'end'
    follow()
    setAtEnd(true)
    // The button goes away; what it showed gets the focus.
    viewRef.current?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new own message calls for it.
  useEffect(() => {
    if (!ownMessageId) return
    following.current = 'reply-start'
    follow()
    setAtEnd(true)
  }, [ownMessageId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one observer for as long as the list is shown.
  useEffect(() => {
    const view = viewRef.current
    const content = contentRef.current
    if (!view || !content) return
    const observer = new ResizeObserver(follow)
    observer.observe(view)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])

  return { viewRef, contentRef, isAtEnd, goToEnd, onScroll }
}
