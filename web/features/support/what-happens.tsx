import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { supportTexts as texts } from './support-texts.ts'

/** What becomes of a request, step by step. No time is promised, since none is agreed on, and the page says so. */
export function WhatHappens({ email }: { email: string }) {
  return (
    <Card heading={texts.stepsHeading}>
      <ol className="flex flex-col gap-4">
        {texts.steps(email).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid h-8 w-10 shrink-0 place-items-center rounded-[50%] border border-b-4 border-line-soft border-b-leaf bg-sunken text-sm font-heading high-contrast:border-line"
            >
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft">{texts.noTime}</p>
      <ButtonLink variant="ghost" className="px-0! text-sm font-normal!" to="/dashboard/help">
        {texts.toHelp}
      </ButtonLink>
    </Card>
  )
}
