import { type RefObject, useEffect, useState } from 'react'

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/**
 * Whether something that floats over the page has to stand at the window's lower edge in place of its upper one,
 * so that it does not cover what has the focus (WCAG 2.2, 2.4.12).
 * @param floating what floats
 * @param shownId of what it shows; undefined while it shows nothing
 */
export function useClearOfFocus(
  floating: RefObject<HTMLElement | null>,
  shownId: number | undefined,
): boolean {
  const [isAtBottom, setAtBottom] = useState(false)
  useEffect(() => {
    if (shownId === undefined) return setAtBottom(false)
    function makeWay() {
      const card = floating.current
      const focused = document.activeElement
      if (!card || !focused || focused === document.body || card.contains(focused)) return
      // The page as a whole takes the focus from the skip link; nothing can be clear of it.
      if (focused.matches('main')) return
      if (overlaps(card.getBoundingClientRect(), focused.getBoundingClientRect())) setAtBottom((is) => !is)
    }
    makeWay()
    document.addEventListener('focusin', makeWay)
    return () => document.removeEventListener('focusin', makeWay)
  }, [floating, shownId])
  return isAtBottom
}
