import type { ComponentProps } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { accountTexts } from '../texts.ts'

const { before, terms, between, privacy } = accountTexts.acceptTerms

/** The consent. Its links open a new tab, so that nothing typed is lost. */
export function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-ink-soft">{accountTexts.termsHint}</p>
      <Checkbox
        {...props}
        label={
          <>
            {before}
            <NewTabLink href="/terms">{terms}</NewTabLink>
            {between}
            <NewTabLink href="/privacy">{privacy}</NewTabLink>
          </>
        }
      />
    </div>
  )
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-primary underline underline-offset-4">
      {children}
    </a>
  )
}
