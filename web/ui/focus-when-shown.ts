/** For the `ref` of what answers a button that went away: the focus goes on there. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}
