import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

/** The browser's own select: it works with every keyboard, reader and phone. Its children are the options. */
export function SelectInput({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...useFieldWiring()}
      {...rest}
      className={joinClasses(controlClasses, 'min-h-11 pr-8', className)}
    />
  )
}
