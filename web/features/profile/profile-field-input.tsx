import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ProfileEdits, ProfileField } from './use-profile-edits.ts'

type ProfileFieldInputProps = {
  edits: ProfileEdits
  field: ProfileField
  label: string
  hint: string
  isLong?: boolean
  autoComplete?: string
}

/** One part of the profile in edit mode. */
export function ProfileFieldInput({
  edits,
  field,
  label,
  hint,
  isLong,
  autoComplete,
}: ProfileFieldInputProps) {
  const Control = isLong ? TextArea : TextInput
  return (
    <Field label={label} hint={hint} error={edits.issueOf(field)}>
      <Control
        name={field}
        value={edits.valueOf(field)}
        autoComplete={autoComplete}
        onChange={({ target }) => edits.edit(field, target.value)}
      />
    </Field>
  )
}
