import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

/** Three lines of text and the padding around them. */
const DEFAULT_MIN_HEIGHT_PX = 104

type TextAreaProps = ComponentProps<'textarea'> & { minHeightPx?: number }

/** A text of several lines, wired to the `Field` around it. It grows with its content; where the browser cannot, by hand. */
export function TextArea({ className, style, minHeightPx = DEFAULT_MIN_HEIGHT_PX, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldWiring()}
      {...rest}
      style={{ minHeight: minHeightPx, ...style }}
      className={joinClasses(
        controlClasses,
        'field-sizing-content max-h-80 resize-y supports-[field-sizing:content]:resize-none',
        className,
      )}
    />
  )
}
