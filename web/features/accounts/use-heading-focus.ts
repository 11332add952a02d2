import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * When `view` changes, moves the focus inside the returned element to the first field with an error, else to the
 * heading, so that keyboard and screen reader go on where something is new. The first view is left alone when its
 * document was just opened, not when another page led to it, as signing out does.
 */
export function useHeadingFocus<Container extends HTMLElement>(view: string) {
  const container = useRef<Container>(null)
  const isDocumentNew = useNavigationType() === 'POP'
  const viewBefore = useRef(isDocumentNew ? view : null)
  useEffect(() => {
    if (viewBefore.current === view) return
    viewBefore.current = view
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid="true"]') ?? find('h1')
    target?.focus()
  }, [view])
  return container
}
