import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

/** A one-line input, wired to the `Field` around it. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldWiring()}
      type={type}
      {...rest}
      className={joinClasses(controlClasses, 'min-h-11', className)}
    />
  )
}
