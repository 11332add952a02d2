import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetPages, rememberPage } from '../../platform/previous-page.ts'
import { shellTexts } from './texts.ts'

/** The key that the router gives to the page a visit begins with; a reload keeps the one that the page had. */
const FIRST_PAGE_KEY: string =
  (typeof window === 'undefined' ? undefined : window.history.state?.key) ?? 'default'

/**
 * On every change of the path the page's heading takes the focus, and its title is announced. The page that a visit
 * begins with is left to the browser, which does the same.
 * @returns what a screen reader should be told
 */
export function usePageArrival(): string {
  const { pathname, search, key } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const arrivedAt = useRef(key === FIRST_PAGE_KEY ? pathname : '')

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main)?.focus({ preventScroll: true })
    setAnnouncement(shellTexts.pageOpened(document.title))
  }, [pathname])

  useEffect(() => rememberPage({ pathname, search }), [pathname, search])
  useEffect(() => forgetPages, [])

  return announcement
}
