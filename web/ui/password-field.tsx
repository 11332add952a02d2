import { type ComponentProps, type ReactNode, useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { uiTexts } from './texts.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The words of the switch, where a form has several passwords. */
  showLabel?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a switch to see it. Paste and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel = uiTexts.showPassword,
  ...inputProps
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          {...inputProps}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Checkbox
        className="mt-1 py-2"
        label={showLabel}
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </div>
  )
}
