import { useState } from 'react'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { UnsavedChangesGuard } from '../../ui/unsaved-changes-guard.tsx'
import { newsletterCalls, readListAnew } from './newsletter-calls.ts'
import { newsletterTexts as texts } from './texts.ts'
import type { NewsletterDraftForm } from './use-newsletter-draft.ts'

const TEXT_MIN_HEIGHT_PX = 240

type Asked = { id: string; version: number; subject: string }
type SendDialogProps = { asked: Asked; subscribers: number; onClose: () => void; onSent: () => void }

/** The last question before a newsletter leaves. */
function SendDialog({ asked, subscribers, onClose, onSent }: SendDialogProps) {
  const { isRunning, run } = useAction(async () => {
    await newsletterCalls.send(asked.id, asked.version)
    onSent()
    toast(texts.started)
    await readListAnew()
  })
  return (
    <QuestionDialog
      open
      title={texts.confirmTitle}
      meaning={texts.confirm(asked.subject, subscribers)}
      noText={texts.keep}
      isNoDisabled={isRunning}
      yesText={texts.confirmButton(subscribers)}
      isRunning={isRunning}
      pendingText={texts.starting}
      isHarmless
      onNo={onClose}
      onYes={() => void run()}
    />
  )
}

type NewsletterFormProps = { draft: NewsletterDraftForm; email: string; subscribers: number | undefined }

/** Writing, saving, testing and sending. What was typed outlasts a failure, a reload and an ended session. */
export function NewsletterForm({ draft, email, subscribers }: NewsletterFormProps) {
  const { keep, errors, withSaved, subject } = draft
  const [asked, setAsked] = useState<Asked | null>(null)
  const test = withSaved(async ({ id }) => {
    await newsletterCalls.test(id)
    toast(texts.tested(email))
  })
  return (
    <Card heading={texts.writeHeading}>
      <form
        noValidate
        className="flex flex-col gap-5"
        // Enter in the subject must send nothing to anybody.
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label={texts.subject} error={errors.subject?.message}>
          <TextInput {...keep('subject')} />
        </Field>
        <Field label={texts.body} hint={texts.bodyHint} error={errors.body?.message}>
          <TextArea minHeightPx={TEXT_MIN_HEIGHT_PX} {...keep('body')} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <ActionButton pendingText={texts.saving} action={withSaved(() => toast(texts.saved))}>
            {texts.save}
          </ActionButton>
          <ActionButton pendingText={texts.testing} action={test}>
            {texts.test}
          </ActionButton>
          {subscribers !== undefined && subscribers > 0 && (
            <ActionButton
              variant="primary"
              pendingText={texts.saving}
              action={withSaved((saved) => setAsked({ ...saved, subject }))}
            >
              {texts.send(subscribers)}
            </ActionButton>
          )}
          {draft.isOpen && !draft.isUnsaved && (
            <Button type="button" variant="ghost" onClick={draft.close}>
              {texts.startNew}
            </Button>
          )}
        </div>
        {subscribers === 0 && <p className="text-ink-soft">{texts.nobody}</p>}
      </form>
      {asked && subscribers !== undefined && (
        <SendDialog
          asked={asked}
          subscribers={subscribers}
          onClose={() => setAsked(null)}
          onSent={() => {
            setAsked(null)
            draft.close()
          }}
        />
      )}
      <UnsavedChangesGuard isActive={draft.isUnsaved} texts={texts.unsaved} />
    </Card>
  )
}
