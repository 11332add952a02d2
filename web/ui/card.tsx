import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  heading?: ReactNode
  /** The heading's level in the page's outline. */
  headingLevel?: 2 | 3
}

/** A white sheet on the wash. With a heading it is a named region of the page. */
export function Card({ heading, headingLevel = 2, className, children, ...rest }: CardProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const classes = joinClasses(
    'rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-6',
    className,
  )
  if (!heading) {
    return (
      <div {...(rest as ComponentProps<'div'>)} className={classes}>
        {children}
      </div>
    )
  }
  return (
    <section aria-labelledby={headingId} {...rest} className={classes}>
      <Heading id={headingId} tabIndex={-1} className="mb-3 text-lg">
        {heading}
      </Heading>
      {children}
    </section>
  )
}
