import { useState } from 'react'
import { CONFIRMATION_WORD } from '#domain/account-data/confirmation-word.ts'
import { useAction } from '../../../platform/use-action.ts'
import { ActionForm } from '../../../ui/action-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { ValueRow } from '../../../ui/value-row.tsx'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { deletionTexts as texts } from './texts.ts'

type DeletionDialogProps = { onClose: () => void; onDeleted: () => Promise<void> }

function DeletionDialog({ onClose, onDeleted }: DeletionDialogProps) {
  const [typed, setTyped] = useState('')
  const isConfirmed = typed === CONFIRMATION_WORD
  const { isRunning, run } = useAction(
    async () => {
      if (!isConfirmed) return toast({ ...texts.wrongText, variant: 'destructive' })
      await accountSettingsCalls.requestDeletion()
      toast({ ...texts.initiated, outlivesVisit: true })
      await onDeleted()
    },
    () => toast({ ...texts.failed, variant: 'destructive' }),
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} description={texts.when}>
      {/* The button is disabled until the word is right; Enter still tells what is missing. */}
      <ActionForm className="flex flex-col gap-6" onSubmit={run}>
        <Field label={texts.typeLabel} hint={texts.typeHint}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isRunning} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            disabled={!isConfirmed}
            pending={isRunning}
            pendingText={texts.deleting}
            onClick={() => run()}
          >
            {texts.confirm}
          </Button>
        </div>
      </ActionForm>
    </Dialog>
  )
}

/** What a deletion takes with it and when, then the word that confirms it. */
export function DeletionRow({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const open = (
    <Button variant="danger" onClick={() => setOpen(true)}>
      {texts.open}
    </Button>
  )
  return (
    <ValueRow heading={texts.heading} action={open}>
      <p>{texts.what}</p>
      <ul className="my-2 flex list-disc flex-col gap-1 pl-5">
        {texts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </ValueRow>
  )
}
