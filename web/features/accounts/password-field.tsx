import { type ComponentProps, type ReactNode, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { accountTexts } from './texts.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a switch to see it. Paste and password managers work. */
export function PasswordField({
  label = accountTexts.password,
  hint,
  error,
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
        label={accountTexts.showPassword}
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
    </div>
  )
}
