import type { Page } from 'playwright'
import { expect } from 'vitest'
import { untilDrawn } from './until-drawn.ts'

/** What counts as a still page (Core Web Vitals call up to 0.1 good). */
export const MAX_SHIFT = 0.05

type Shift = { value: number; what: string[] }
type Watched = { layoutShifts?: Shift[] }

/** Runs in the page, from its first moment. */
function collectShifts(): void {
  const shifts: Shift[] = []
  ;(window as Watched).layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      const what = sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 60))
      if (!hadRecentInput) shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Pages that are opened from now on remember what moved on them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(collectShifts)
}

/** What moved on this page since it was opened. @returns the sum of the shifts, and what each of them moved */
export async function readShifts(page: Page): Promise<{ total: number; shifts: Shift[] }> {
  const shifts = (await page.evaluate(() => (window as Watched).layoutShifts)) ?? []
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

/** Waits until everything that the page loads by itself is there, and drawn. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.getByText(/^Loading/).count(), { message: page.url() }).toBe(0)
  await untilDrawn(page)
}
