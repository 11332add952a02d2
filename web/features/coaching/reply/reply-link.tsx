import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { coachingTexts } from '../texts.ts'

/** Where a link of a reply leads: to a page of Wayfern, to another website, or into another program (mail, chat). */
function linkTarget(href: string): 'page' | 'website' | 'program' | 'none' {
  if (!href || !URL.canParse(href, window.location.href)) return 'none'
  const { origin, protocol } = new URL(href, window.location.href)
  if (origin === window.location.origin) return 'page'
  return protocol === 'http:' || protocol === 'https:' ? 'website' : 'program'
}

/** A link in a reply. One that leaves Wayfern says so, and does not tell the other site where it was selected. */
export function ReplyLink({ href = '', children }: { href: string | undefined; children: ReactNode }) {
  const target = linkTarget(href)
  if (target === 'none') return children
  if (target === 'page') return <Link to={href}>{children}</Link>
  if (target === 'program') return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children} {coachingTexts.otherSite}
    </a>
  )
}
