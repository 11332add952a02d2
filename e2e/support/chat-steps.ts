import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** What a product needs to answer by the stand-in for a model at this address. */
export const providerAt = (url: string) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: url,
  AI_MODEL: 'stand-in',
})

/** The page's own chat; the companion in the menu has another. */
export const composerOf = (page: Page): Locator =>
  page.locator('main').getByRole('textbox', { name: 'Your message' })
export const repliesOf = (page: Page): Locator => page.locator('main [data-reply]')
export const ownMessagesOf = (page: Page): Locator => page.locator('main [data-own-message]')
export const exampleOf = (page: Page, index = 0): Locator =>
  page.getByRole('region', { name: 'Example Questions' }).getByRole('button').nth(index)

/** The chat is free for the next message, with so many replies. */
export async function untilReplies(page: Page, count: number): Promise<void> {
  await expect.poll(() => repliesOf(page).count()).toBe(count)
  await page.locator('main').getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
}

/** Sends a message and waits for the end of its reply. */
export async function sendAndWait(page: Page, text: string): Promise<void> {
  const before = await repliesOf(page).count()
  await composerOf(page).fill(text)
  await composerOf(page).press('Enter')
  await untilReplies(page, before + 1)
}
