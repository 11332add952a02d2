import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { accountTexts } from './texts.ts'

type EmailFieldProps = Omit<ComponentProps<'input'>, 'type'> & { hint?: ReactNode; error?: ReactNode }

/** An e-mail address, with the keyboard and the suggestions for one. */
export function EmailField({ hint, error, ...inputProps }: EmailFieldProps) {
  return (
    <Field label={accountTexts.email} hint={hint} error={error}>
      <TextInput
        {...inputProps}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}
