import { useEffect, useState } from 'react'
import { useIsNarrow } from '../../platform/use-is-narrow.ts'
import { readSidebarState, sidebarStateCookie } from './sidebar-state.ts'

/** The menu: wide or narrow beside the page, or a drawer on a narrow window. Ctrl or Cmd plus B switches either. */
export function useSidebar() {
  const isNarrowWindow = useIsNarrow()
  const [isWide, setWide] = useState(() => readSidebarState(document.cookie))
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  function toggle() {
    if (isNarrowWindow) return setDrawerOpen(!isDrawerOpen)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = sidebarStateCookie(!isWide)
    setWide(!isWide)
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return { isNarrowWindow, isWide, isDrawerOpen: isNarrowWindow && isDrawerOpen, setDrawerOpen, toggle }
}
