import { ExternalLink, MessageSquare, Phone } from 'lucide-react'
import type { HelpLine, HelpLinesReply } from '#domain/safety/contract.ts'
import { countryName } from '../../platform/country-name.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FIRST_LINES } from './first-lines.ts'
import { safetyTexts as texts } from './texts.ts'

function iconOf(href: string) {
  if (href.startsWith('https:')) return ExternalLink
  return href.startsWith('sms:') ? MessageSquare : Phone
}

function CallButton({ line, isFirst }: { line: HelpLine; isFirst: boolean }) {
  const { name, contact, href, hours } = line
  if (!href) return <p className="font-heading">{contact}</p>
  const Icon = iconOf(href)
  const isWebsite = href.startsWith('https:')
  return (
    <a
      href={href}
      className={buttonClasses(
        isFirst ? 'primary' : 'secondary',
        'min-h-20 w-full justify-start! gap-4! text-left!',
      )}
      {...(isWebsite && { target: '_blank', rel: 'noreferrer noopener' })}
    >
      <Icon aria-hidden className="size-7 shrink-0" />
      <span className="min-w-0">
        <span className="block text-lg/tight wrap-anywhere">{contact}</span>{' '}
        <span className="block text-sm/snug font-normal">
          {name}
          {hours && `. ${hours}`}
        </span>
        {isWebsite && <VisuallyHidden> {texts.otherSite}</VisuallyHidden>}
      </span>
    </a>
  )
}

/**
 * The two lines of a country that come first, the emergency number and the crisis line (`content/safety/lines.json`
 * names them in this order), each as one large button, and for which country they are.
 */
export function CallFirst({ help }: { help: HelpLinesReply }) {
  const first = help.lines.slice(0, FIRST_LINES)
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {first.map((line, index) => (
          <li key={line.name} className="flex flex-col gap-1">
            <CallButton line={line} isFirst={index === 0} />
            {line.note && <p className="text-sm text-ink-soft">{line.note}</p>}
          </li>
        ))}
      </ul>
      {help.country && (
        <p className="mt-2 text-sm text-ink-soft">
          {(help.isOffered ? texts.linesFromTimeZone : texts.linesOfCountry)(countryName(help.country))}
        </p>
      )}
    </>
  )
}
