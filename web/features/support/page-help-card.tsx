import { Card } from '../../ui/card.tsx'
import type { PageHelp } from './page-help.ts'
import { helpTexts as texts } from './texts.ts'

/** How to use the page that help was opened from, and before that the way past it for who cannot wait. */
export function PageHelpCard({ help: { title, steps } }: { help: PageHelp }) {
  return (
    <Card heading={texts.pageHeading(title)}>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <a
        href={`#${texts.urgentAnchor}`}
        className="mt-3 inline-flex min-h-11 items-center text-primary underline"
      >
        {texts.toUrgent}
      </a>
    </Card>
  )
}
