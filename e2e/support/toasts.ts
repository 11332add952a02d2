import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { ToastVariant } from '#web/ui/toast-store.ts'

type ShownToast = { title: string; description: string; variant: ToastVariant }

type TimedToast = {
  title: string
  description?: string
  /** 'success' unless it is named (specification, section 9). */
  variant?: ToastVariant
  durationMs: number
}

/** What a few turns of the page's own timers, each of 1 ms, may take from a toast's time. */
const TOLERANCE_MS = 50

/** From now on the clock, installed before the page was opened, moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(nowMs + 1_000)
}

export const toastIn = (page: Page): Locator => page.locator('[data-toast]')

/** The titles of all that toasts told since the page was opened, newest first. */
export const toldIn = (page: Page): Promise<string[]> =>
  page.locator('[popover] li > p:first-child').allTextContents()

/** On a page whose clock stands still: this toast is in view, or comes at once, and stays for its time. */
export async function expectToastFor(page: Page, toast: TimedToast): Promise<void> {
  const { title, description, variant = 'success', durationMs } = toast
  const shown = toastIn(page).filter({ hasText: title })
  await expect
    .poll(async () => {
      if ((await shown.count()) === 0) await page.clock.runFor(1)
      return await shown.count()
    })
    .toBe(1)
  const words = await shown.locator('p').allTextContents()
  expect(words).toEqual(description === undefined ? [title, ...words.slice(1)] : [title, description])
  expect(await shown.getAttribute('data-toast')).toBe(variant)
  await page.clock.runFor(durationMs - TOLERANCE_MS)
  expect(await shown.count(), `${title} for almost ${durationMs} ms`).toBe(1)
  await page.clock.runFor(TOLERANCE_MS)
  await expect.poll(() => shown.count(), { message: `${title} after ${durationMs} ms` }).toBe(0)
}

/** What `act` causes is told by this toast; the clock stands still meanwhile, and goes on afterwards. */
export async function expectToastAfter(
  page: Page,
  toast: TimedToast,
  act: () => Promise<unknown>,
): Promise<void> {
  await stopClock(page)
  await act()
  await expectToastFor(page, toast)
  await page.clock.resume()
}

/**
 * Waits for the toast with these words in its title or description, says how it is shown, and closes it, so that the
 * next one comes.
 */
export async function takeToast(page: Page, words: string): Promise<ShownToast> {
  // In one step: a success leaves by itself after five seconds.
  return await toastIn(page)
    .filter({ hasText: words })
    .evaluate((card) => {
      card.querySelector('button')?.click()
      return {
        title: card.querySelector('p')?.textContent ?? '',
        description: card.querySelectorAll('p')[1]?.textContent ?? '',
        variant: card.getAttribute('data-toast') as ToastVariant,
      }
    })
}
