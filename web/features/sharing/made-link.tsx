import { useRef } from 'react'
import type { CreatedShareLinkReply } from '#domain/sharing/contract.ts'
import { longMoment } from '../../platform/long-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { StepHeading } from './step-heading.tsx'
import { madeLinkTexts as texts } from './texts.ts'

type MadeLinkProps = { made: CreatedShareLinkReply; onAnother: () => void }

/** A new link, shown this once: the server keeps no more than a hash of it. */
export function MadeLink({ made: { url, report }, onAnother }: MadeLinkProps) {
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast(texts.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      toast({ ...texts.copyFailure, variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby="share-made" className="flex flex-col gap-4">
      <StepHeading id="share-made">{texts.heading}</StepHeading>
      <p className="max-w-measure">{texts.once}</p>
      <Field label={texts.link}>
        <TextInput ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <p className="max-w-measure wrap-anywhere">
        {texts.warning(report.recipient, longMoment(report.expiresAt))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>{texts.copy}</Button>
        <Button variant="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </section>
  )
}
