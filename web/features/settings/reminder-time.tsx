import { useState } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ownSettings } from './own-settings.ts'
import { notificationTexts as texts } from './texts.ts'

/**
 * When the daily reminder comes. It is saved on leaving the field: a browser reports every digit, and a time
 * that was only passed through could skip today's reminder.
 */
export function ReminderTime({ settings, disabled }: { settings: Settings; disabled: boolean }) {
  const { reminderTime, timeZone } = settings
  const [typed, setTyped] = useState<string | null>(null)

  function save() {
    setTyped(null)
    if (typed && typed !== reminderTime) void ownSettings.change({ reminderTime: typed })
  }
  return (
    <Field label={texts.reminderTime} hint={texts.reminderTimeHint(timeZone)}>
      <TextInput
        type="time"
        className="max-w-48"
        value={typed ?? reminderTime}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
        }}
      />
    </Field>
  )
}
