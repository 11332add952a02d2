import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-center font-heading no-underline transition-colors duration-100 disabled:cursor-not-allowed disabled:not-aria-busy:opacity-60'

const byVariant: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
  secondary: 'border-line bg-card text-ink hover:border-primary hover:bg-sunken',
  ghost:
    'border-transparent bg-transparent text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
  danger: 'border-danger bg-danger text-on-danger hover:underline',
}

/** One look for everything that acts as a button: at least 44 px high, whatever element carries it. */
export function buttonClasses(variant: ButtonVariant = 'primary', className?: string): string {
  return joinClasses(base, byVariant[variant], className)
}
