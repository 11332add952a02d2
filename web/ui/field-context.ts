import { createContext, useContext } from 'react'

/** What a control needs so that its label, hint and error belong to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The wiring of the surrounding `Field`, to be spread on the control; empty outside of one. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {}
}
