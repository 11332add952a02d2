import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** In px from the window's lower edge, where the lower place begins. */
const EDGE_PX = 16

/** What is covered does harm by its kind. Running text can wait for a few seconds. */
const harms: readonly (readonly [selector: string, harm: number])[] = [
  [':is(h1, h2, h3)', 10],
  [':is(input, textarea, select, [type=submit])', 30],
  [':is(a, button:not([type=submit]))', 1],
]
const FOCUS_HARM = 1000

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** What has the focus, if anything smaller than the page does: of that nothing can be clear. */
function focusedPart(): Element | null {
  const focused = document.activeElement
  return !focused || focused.matches('body, main') ? null : focused
}

function harmAt(place: DOMRect): number {
  const focused = focusedPart()
  const covered = (selector: string) =>
    [...document.querySelectorAll(`main ${selector}`)].filter((part) =>
      overlaps(place, part.getBoundingClientRect()),
    ).length
  const isOnFocus = focused !== null && overlaps(place, focused.getBoundingClientRect())
  return harms.reduce((sum, [selector, harm]) => sum + harm * covered(selector), isOnFocus ? FOCUS_HARM : 0)
}

/**
 * Whether something that floats over the page has to stand at the window's lower edge in place of its upper one. When
 * it comes, it takes the place where it covers less: not what has the focus (WCAG 2.2, 2.4.12), and as few headings
 * and controls as it can. There it stays, unless the focus moves below it.
 * @param floating what floats, at its upper place when it comes
 * @param shownId of what it shows; undefined while it shows nothing
 */
export function useClearPlace(floating: RefObject<HTMLElement | null>, shownId: number | undefined): boolean {
  const [lowered, setLowered] = useState<number | undefined>()
  const isAtBottom = shownId !== undefined && lowered === shownId

  useLayoutEffect(() => {
    const upper = floating.current?.getBoundingClientRect()
    if (shownId === undefined || !upper) return
    const lowerTop = window.innerHeight - EDGE_PX - upper.height
    const lower = new DOMRect(upper.left, lowerTop, upper.width, upper.height)
    if (harmAt(lower) < harmAt(upper)) setLowered(shownId)
  }, [floating, shownId])

  useEffect(() => {
    if (shownId === undefined) return
    function makeWay() {
      const card = floating.current
      const focused = focusedPart()
      if (!card || !focused || card.contains(focused)) return
      if (!overlaps(card.getBoundingClientRect(), focused.getBoundingClientRect())) return
      setLowered((id) => (id === shownId ? undefined : shownId))
    }
    document.addEventListener('focusin', makeWay)
    return () => document.removeEventListener('focusin', makeWay)
  }, [floating, shownId])
  return isAtBottom
}
