import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ToastVariant } from '#web/ui/toast-store.ts'

type ShownToast = { title: string; description?: string; variant?: ToastVariant }

/** The messages in view, with the way in which a screen reader is told: at once (`alert`) or politely (`status`). */
function readToasts(page: Page) {
  return page.locator('[data-toast]').evaluateAll((cards) =>
    cards.map((card) => {
      const [title, description] = [...card.querySelectorAll('p')].map((line) => line.textContent)
      const role = card.closest('[role]')?.getAttribute('role')
      return { title, description, variant: card.getAttribute('data-toast'), role }
    }),
  )
}

/** Waits until this message, and no other, is in view. Only an error interrupts a screen reader. */
export async function expectToast(
  page: Page,
  { title, description, variant = 'success' }: ShownToast,
): Promise<void> {
  const role = variant === 'destructive' ? 'alert' : 'status'
  await expect
    .poll(() => readToasts(page), { timeout: 20_000 })
    .toEqual([{ title, description, variant, role }])
}

/** Closes the message in view, as a person does who has read it; one that waits comes in its place. */
export const closeToast = (page: Page): Promise<void> =>
  page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click()
