import { useEffect, useRef } from 'react'

/**
 * When `view` changes, moves the focus inside the returned element to the first field with an error, else to the
 * heading, so that keyboard and screen reader go on where something is new. The first view is left alone: its
 * page was just opened.
 */
export function useHeadingFocus<Container extends HTMLElement>(view: string) {
  const container = useRef<Container>(null)
  const viewBefore = useRef(view)
  useEffect(() => {
    if (viewBefore.current === view) return
    viewBefore.current = view
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid="true"]') ?? find('h1')
    target?.focus()
  }, [view])
  return container
}
