import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { shareItems } from '#domain/sharing/share-items.ts'
import { watchShifts } from './layout-shift.ts'
import { openBrowser, openPage, type WatchedPage } from './open-browser.ts'
import { type operatorEmails, type SharedProduct, sharedProduct } from './shared-product.ts'
import { signUpByApi } from './sign-up-by-api.ts'
import { freshDetails } from './sign-up-steps.ts'

/** What somebody may write where a name is asked for: as wide as it gets, with no place for a line to break. */
const LONG_WORD = 'W'.repeat(100)

/** What was done, a check-in, a link to a report. */
async function fillPages(page: WatchedPage, url: string): Promise<void> {
  const occurrence = () => ({ id: crypto.randomUUID(), at: new Date().toISOString(), timeZone: 'UTC' })
  const today = occurrence().at.slice(0, 10)
  const share = {
    recipient: LONG_WORD.slice(0, 80),
    items: shareItems,
    from: today,
    to: today,
    timeZone: 'UTC',
  }
  const calls = [
    [
      'put',
      '/profile',
      { bio: LONG_WORD, neurodivergentProfile: LONG_WORD, companionName: LONG_WORD.slice(0, 30) },
    ],
    ['put', `/energy-checkins/${crypto.randomUUID()}`, { level: 'medium', words: LONG_WORD }],
    [
      'post',
      '/progress/events',
      { events: moduleIds.map((module) => ({ ...occurrence(), type: 'module-opened', module })) },
    ],
    ['patch', '/settings', { shareProgress: true }],
    ['post', '/share-links', share],
  ] as const
  for (const [method, path, data] of calls) {
    const reply = await page.request[method](`${url}/api${path}`, { data })
    expect(reply.ok(), path).toBe(true)
  }
}

export type FilledPages = { product: SharedProduct; browser: Browser; page: WatchedPage }

/** A page on which this operator is signed in, whose pages have something on them, in the longest words. */
export async function openFilledPages(email: (typeof operatorEmails)[number]): Promise<FilledPages> {
  const product = sharedProduct()
  const browser = await openBrowser()
  const page = await openPage(browser)
  await watchShifts(page)
  await signUpByApi(page.context(), product.url, { ...freshDetails(), name: LONG_WORD, email })
  await fillPages(page, product.url)
  return { product, browser, page }
}
