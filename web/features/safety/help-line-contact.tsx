import type { HelpLine } from '#domain/safety/contract.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { safetyTexts as texts } from './texts.ts'

/** How to reach a line: a link where there is an address for it. */
export function HelpLineContact({ line: { contact, href, name } }: { line: HelpLine }) {
  if (!href) return <span className="font-heading">{contact}</span>
  const isWebsite = href.startsWith('https:')
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-heading text-primary underline"
      {...(isWebsite && { target: '_blank', rel: 'noreferrer noopener' })}
    >
      <span className="min-w-0 wrap-anywhere">
        {contact}
        <VisuallyHidden>
          {' '}
          {name} {isWebsite && texts.otherSite}
        </VisuallyHidden>
      </span>
    </a>
  )
}
