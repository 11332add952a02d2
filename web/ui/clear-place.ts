/** The upper edge, below the top bar; the lower edge; or a place between them, in px from the window's upper edge. */
export type ClearPlace = 'upper' | 'lower' | number

/** In px from the window's edges, where the two outer places begin. */
const UPPER_PX = 80
const LOWER_PX = 16
const STEP_PX = 8

/** What marks a reply that is read from its beginning. */
export const REPLY = '[data-reply]'
/** Its speaker and three lines. */
const REPLY_BEGINNING_PX = 120

/** The button that a form is sent with. */
export const SUBMIT = '[type=submit]'

const FOCUS_HARM = 1000
/** What is covered does harm by its kind. Running text can wait for a few seconds. */
const harms: readonly (readonly [selector: string, harm: number])[] = [
  [REPLY, 50],
  [`:is(input, textarea, select, ${SUBMIT})`, 30],
  [':is(h1, h2, h3)', 10],
  [`:is(a, button:not(${SUBMIT}))`, 1],
]
/** From here on it is worth standing in the middle of the window, where nobody looks for a message first. */
const GRAVE_HARM = 10

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether both have an area in common; what a list has scrolled away has none at all. */
function overlaps(one: Box, other: Box): boolean {
  return (
    Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
    Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom)
  )
}

/** The part of an element that must not be covered, without what a scrolling list hides of it. */
function visibleBox(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const box = { left, right, top, bottom: element.matches(REPLY) ? top + REPLY_BEGINNING_PX : bottom }
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const view = around.getBoundingClientRect()
    box.top = Math.max(box.top, view.top)
    box.bottom = Math.min(box.bottom, view.bottom)
  }
  return box
}

/** Whether what floats in `floating` covers the element, or a reply's beginning. */
export function covers(floating: Box, element: Element): boolean {
  return overlaps(floating, visibleBox(element))
}

/**
 * The place of a floating box where it covers least: not what has the focus, nor a reply's beginning, nor a field, and
 * as few headings and controls as it can. The upper place is preferred, then the lower one; it stands between them
 * only where it would otherwise cover something grave.
 */
export function findClearPlace(
  { left, right, height }: Pick<DOMRect, 'left' | 'right' | 'height'>,
  focused: Element | null,
): ClearPlace {
  const inTheWay = harms.flatMap(([selector, harm]) =>
    [...document.querySelectorAll(`main ${selector}`)].map((part) => ({ box: visibleBox(part), harm })),
  )
  if (focused) inTheWay.push({ box: visibleBox(focused), harm: FOCUS_HARM })
  const harmAt = (top: number) =>
    inTheWay
      .filter(({ box }) => overlaps({ left, right, top, bottom: top + height }, box))
      .reduce((sum, { harm }) => sum + harm, 0)

  const lowest = window.innerHeight - LOWER_PX - height
  let best: { place: ClearPlace; harm: number } = { place: 'upper', harm: harmAt(UPPER_PX) }
  const consider = (place: ClearPlace, harm: number) => {
    if (harm < best.harm) best = { place, harm }
  }
  consider('lower', harmAt(lowest))
  if (best.harm < GRAVE_HARM) return best.place
  for (let top = UPPER_PX + STEP_PX; top < lowest; top += STEP_PX) consider(top, harmAt(top))
  return best.place
}
