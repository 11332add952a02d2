import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export type ShownToast = {
  title: string
  description?: string
  /** 'success' unless it is named (specification, section 9). */
  variant?: 'success' | 'default' | 'destructive'
  /** How long it stays. An error stays until it is closed. */
  durationMs?: number
}

/** From now on the page's clock stands still and moves only by `page.clock.runFor`. It was installed before the page was opened. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(nowMs + 1_000)
}

export const toastIn = (page: Page): Locator => page.locator('[data-toast]')

/** The titles of all that toasts told since the page was opened, newest first. */
export const toldIn = (page: Page): Promise<string[]> =>
  page.locator('[popover] li > p:first-child').allTextContents()

/**
 * A toast is in view with exactly these words and this variant. With a duration, on a page whose clock stands still:
 * it stays for exactly that long.
 */
export async function expectToast(page: Page, toast: ShownToast): Promise<void> {
  const { title, description, variant = 'success', durationMs } = toast
  const shown = toastIn(page).filter({ hasText: title })
  await shown.waitFor()
  const words = await shown.locator('p').allTextContents()
  expect(words[0]).toBe(title)
  if (description !== undefined) expect(words[1]).toBe(description)
  expect(await shown.getAttribute('data-toast')).toBe(variant)
  if (durationMs === undefined) return
  await page.clock.runFor(durationMs - 1)
  expect(await shown.count(), `${title} until ${durationMs} ms`).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => shown.count(), { message: `${title} after ${durationMs} ms` }).toBe(0)
}

/** An error stays however long it takes, until it is closed. */
export async function expectErrorToast(page: Page, title: string, description?: string): Promise<void> {
  await expectToast(page, { title, ...(description && { description }), variant: 'destructive' })
}
export async function closeToast(page: Page): Promise<void> {
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await toastIn(page).waitFor({ state: 'detached' })
}

/**
 * Waits for the toast with these words in its title or description, says how it is shown, and closes it, so that the
 * next one comes.
 */
export async function takeToast(page: Page, words: string): Promise<Omit<ShownToast, 'durationMs'>> {
  // In one step: a success leaves by itself after five seconds.
  return await toastIn(page)
    .filter({ hasText: words })
    .evaluate((card) => {
      card.querySelector('button')?.click()
      return {
        title: card.querySelector('p')?.textContent ?? '',
        description: card.querySelectorAll('p')[1]?.textContent ?? '',
        variant: card.getAttribute('data-toast') as NonNullable<ShownToast['variant']>,
      }
    })
}
