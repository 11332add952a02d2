import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Every path begins at its top (specification, section 2). A link within the page moves only where it says. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])
}
