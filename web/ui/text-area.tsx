import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

/** A text of several lines, wired to the `Field` around it; it grows with its content where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      {...rest}
      className={joinClasses(controlClasses, 'field-sizing-content max-h-80 resize-y', className)}
    />
  )
}
