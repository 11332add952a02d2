import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type ClearPlace, covers, findClearPlace, REPLY, SUBMIT } from './clear-place.ts'

/** What has the focus, if anything smaller than the page does: of that nothing can be clear. */
function focusedPart(): Element | null {
  const focused = document.activeElement
  return !focused || focused.matches('body, main') ? null : focused
}

/** Calls `onCame` after each change that brought a reply, once it has its place on the screen. */
function watchReplies(onCame: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver((changes) => {
    const came = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(REPLY) || node.querySelector(REPLY)),
      ),
    )
    if (!came) return
    cancelAnimationFrame(frame)
    // A list that follows its end scrolls in the frame after the change.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(onCame)
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/**
 * Where something that floats over the page stands: at the window's upper edge, at its lower one, or between them,
 * where it covers least. There it stays, unless the focus moves below it (WCAG 2.2, 2.4.12), a reply begins there, or
 * the page or a list comes to rest with the beginning of a reply there, or with the button of a form: at the end of a
 * page it could not be scrolled clear.
 * @param floating what floats, at its upper place when it comes
 * @param shownId of what it shows; undefined while it shows nothing
 */
export function useClearPlace(
  floating: RefObject<HTMLElement | null>,
  shownId: number | undefined,
): ClearPlace {
  const [moved, setMoved] = useState<{ id: number; place: ClearPlace } | undefined>()

  useLayoutEffect(() => {
    const card = floating.current
    if (shownId !== undefined && card)
      setMoved({ id: shownId, place: findClearPlace(card.getBoundingClientRect(), focusedPart()) })
  }, [floating, shownId])

  useEffect(() => {
    if (shownId === undefined) return
    function makeWay(isInTheWay: (box: DOMRect) => boolean) {
      const card = floating.current
      if (!card || shownId === undefined) return
      const box = card.getBoundingClientRect()
      if (isInTheWay(box)) setMoved({ id: shownId, place: findClearPlace(box, focusedPart()) })
    }
    const makeWayForFocus = () =>
      makeWay((box) => {
        const focused = focusedPart()
        return focused !== null && !floating.current?.contains(focused) && covers(box, focused)
      })
    const makeWayFor = (selector: string) =>
      makeWay((box) => [...document.querySelectorAll(`main ${selector}`)].some((part) => covers(box, part)))
    const makeWayAtRest = () => makeWayFor(`:is(${SUBMIT}, ${REPLY})`)
    document.addEventListener('focusin', makeWayForFocus)
    // What scrolls may be a list in the page, whose events do not bubble.
    document.addEventListener('scrollend', makeWayAtRest, true)
    const stopWatching = watchReplies(() => makeWayFor(REPLY))
    return () => {
      document.removeEventListener('focusin', makeWayForFocus)
      document.removeEventListener('scrollend', makeWayAtRest, true)
      stopWatching()
    }
  }, [floating, shownId])
  return moved && moved.id === shownId ? moved.place : 'upper'
}
