/** The card that a control belongs to: where its person is on the page, also once the control is gone. */
export const cardOf = (control: Element | null): Element | null =>
  control?.closest('section[aria-labelledby]') ?? null

/**
 * Gives the focus to a heading when what had it is gone: the next Tab would begin at the page's top.
 * @param card what had the focus stood in it; its heading is nearer than that of the page
 */
export function focusPageWhenLost(card: Element | null = null): void {
  if (document.activeElement !== document.body) return
  const cardHeading = card?.isConnected ? card.querySelector<HTMLElement>(':is(h2, h3)[tabindex]') : null
  if (cardHeading) {
    cardHeading.focus()
    return
  }
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
  ;(heading ?? main)?.focus({ preventScroll: true })
}
