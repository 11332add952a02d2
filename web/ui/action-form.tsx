import type { ReactNode } from 'react'

type ActionFormProps = { className: string; onSubmit: () => Promise<void>; children: ReactNode }

/** A form whose fields say for themselves what is wrong with them, and that is sent without leaving the page. */
export function ActionForm({ className, onSubmit, children }: ActionFormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}
