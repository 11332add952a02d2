import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonVariant, buttonClasses } from './button-classes.ts'

type ButtonLinkProps =
  | (ComponentProps<typeof Link> & { variant?: ButtonVariant; href?: never })
  | (ComponentProps<'a'> & { variant?: ButtonVariant; href: string; to?: never })

/**
 * A link with a button's looks. `to` goes through the router; `href` is a plain link that loads the document
 * anew, as the public pages (which ship no script) and downloads need.
 */
export function ButtonLink(props: ButtonLinkProps) {
  if (props.to !== undefined) {
    const { variant, className, ...rest } = props
    return <Link {...rest} className={buttonClasses(variant, className)} />
  }
  const { variant, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClasses(variant, className)}>
      {children}
    </a>
  )
}
