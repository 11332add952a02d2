import { useEffect } from 'react'
import { publicHelpAddress } from '../platform/help-address.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { focusPageWhenLost } from './focus-page.ts'
import { Logo } from './logo.tsx'
import { uiTexts } from './texts.ts'

const errorText = (error: unknown) => (error instanceof Error ? error.message : uiTexts.errorUnknown)

/** The last resort when a page fails to render: what happened, what it means, two ways on, and help. */
export function RootErrorScreen({ error }: { error: unknown }) {
  useEffect(focusPageWhenLost, [])
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-5 py-16">
      <title>{uiTexts.errorTitle}</title>
      <Logo />
      <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
        {uiTexts.errorHeading}
      </h1>
      <pre className="overflow-x-auto rounded-card border border-line bg-card p-4 font-sans whitespace-pre-wrap">
        {errorText(error)}
      </pre>
      <p>
        {uiTexts.errorMeaning} {uiTexts.errorNext}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{uiTexts.reloadPage}</Button>
        <ButtonLink variant="secondary" href="/">
          {uiTexts.returnHome}
        </ButtonLink>
        <ButtonLink variant="ghost" href={publicHelpAddress('not-loaded')}>
          {uiTexts.getHelp}
        </ButtonLink>
      </div>
    </main>
  )
}
