import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { profileTexts as texts } from './texts.ts'
import type { ProfileEdits } from './use-profile-edits.ts'

/** Fields in edit mode, with the two buttons that end it. */
export function EditForm({ edits, children }: { edits: ProfileEdits; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  const { takeStart } = edits
  useEffect(() => {
    const field = takeStart()
    if (!field) return
    const wanted = field === 'first' ? 'input, textarea' : `[name="${field}"]`
    form.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [takeStart])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void edits.save()
      }}
    >
      <div className="flex flex-col gap-5">{children}</div>
      <p role="status" className="mt-5 min-h-6 text-sm text-ink-soft">
        {edits.hasChanges && texts.unsaved}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" pending={edits.isSaving} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="secondary" disabled={edits.isSaving} onClick={edits.cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
