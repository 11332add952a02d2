import { Logo } from '../../ui/logo.tsx'
import { marketingTexts } from './texts.ts'

const links = [
  { href: '/learn-more', text: marketingTexts.aboutWayfern },
  { href: '/terms', text: marketingTexts.terms },
  { href: '/privacy', text: marketingTexts.privacy },
  { href: '/safety', text: marketingTexts.safety },
  { href: '/accessibility', text: marketingTexts.accessibility },
]

/** Where the pages that explain the product are found. */
export function PublicFooter() {
  return (
    <footer className="border-t border-line-soft bg-card">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 py-10 sm:px-8">
        <div className="max-w-96">
          <Logo />
          <p className="mt-3 text-sm text-ink-soft">{marketingTexts.footerNote}</p>
        </div>
        <nav aria-label={marketingTexts.footerLabel}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
