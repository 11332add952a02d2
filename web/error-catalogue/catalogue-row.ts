import type { ToastVariant } from '#web/ui/toast-store.ts'
import type { OpenedProduct } from '../testing/open-product.tsx'

/** A message as the specification words it; without a variant it is a success, without a duration it takes 5000 ms. */
export type ExpectedToast = {
  title: string
  /** Left out where the specification gives none and the product adds one. */
  description?: string
  variant?: ToastVariant
  durationMs?: number
}

/** One situation of a row: where it is, how it comes about, and what a person gets to see. */
export type CatalogueCase = {
  /** The address in the product, at which the message appears too. */
  at: string
  answers?: () => Record<string, unknown>
  /** What the person does there. */
  when?: (product: OpenedProduct) => Promise<void>
  /** In the order in which they are shown; others may come between. */
  toasts?: readonly ExpectedToast[]
  /** Stands in the page afterwards, beside its messages. */
  shows?: readonly string[]
  /** The title of the message that is in view at the end, for one that goes along to another page. */
  inView?: string
  /** Where the person is afterwards, where that is another address. */
  leadsTo?: string
  /** The arguments of the one line in the console. */
  logs?: readonly unknown[]
  /** No error is shown. */
  tellsNothing?: true
}

/** A row of the specification's section 8, in its words. */
export type CatalogueRow = { situation: string; cases: readonly CatalogueCase[] }
