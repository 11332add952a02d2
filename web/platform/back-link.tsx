import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClasses } from '../ui/button-classes.ts'
import { useTooltip } from '../ui/use-tooltip.tsx'
import { previousPage } from './previous-page.ts'

const texts = { home: 'Home', backTo: (title: string) => `Back to ${title}` }

/** On a phone, before the heading of a chat: leads to the page that one came from, or else to the home page. */
export function BackLink() {
  const { pathname } = useLocation()
  const [previous] = useState(() => previousPage(pathname))
  const name = texts.backTo(previous?.title ?? texts.home)
  const { controlProps, tooltip } = useTooltip(name)
  return (
    <div className="-ml-2 shrink-0 md:hidden">
      <Link
        to={previous?.address ?? '/dashboard'}
        aria-label={name}
        className={buttonClasses('ghost', 'min-w-11 px-2!')}
        {...controlProps}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      {tooltip}
    </div>
  )
}
