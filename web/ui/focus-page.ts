/** Gives the focus to the page's heading when what had it is gone: the next Tab would begin at the page's top. */
export function focusPageWhenLost(): void {
  if (document.activeElement !== document.body) return
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
  ;(heading ?? main)?.focus({ preventScroll: true })
}
