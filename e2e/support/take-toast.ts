import type { Page } from 'playwright'

export type ShownToast = {
  title: string
  description: string
  variant: 'success' | 'default' | 'destructive'
}

/**
 * Waits for the toast with these words in its title or description, says how it is shown, and closes it, so that the
 * next one comes. An error is in the region that is announced at once.
 */
export async function takeToast(page: Page, words: string): Promise<ShownToast> {
  const card = page.locator('[data-toast]').filter({ hasText: words })
  await card.waitFor()
  const shown = await card.evaluate((element) => ({
    title: element.querySelector('p')?.textContent ?? '',
    description: element.querySelectorAll('p')[1]?.textContent ?? '',
    isError: element.closest('[role=alert]') !== null,
    isSuccess: element.querySelector('.lucide-circle-check') !== null,
  }))
  await card.getByRole('button', { name: 'Close' }).click()
  const { title, description, isError, isSuccess } = shown
  return { title, description, variant: isError ? 'destructive' : isSuccess ? 'success' : 'default' }
}
