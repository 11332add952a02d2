import type { CardEntry as CardEntryKind } from '#domain/billing/contract.ts'
import type { CardFormProps } from './card-form.ts'
import { StripeCardEntry } from './stripe-card/stripe-card-entry.tsx'
import { TestCardForm } from './test-card/test-card-form.tsx'

/** The card form that the server asks for: the provider's where one is configured, else the built-in one. */
export function CardEntry({ entry, ...form }: CardFormProps & { entry: CardEntryKind }) {
  if (entry.kind === 'stripe') return <StripeCardEntry {...form} publishableKey={entry.publishableKey} />
  return <TestCardForm {...form} />
}
