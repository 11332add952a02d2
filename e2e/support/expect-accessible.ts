import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** WCAG 2.0 to 2.2, levels A and AA, as axe names them. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Axe finds nothing, and nothing is wider than the window of `width` px. Axe runs in the page itself: a tab of
 * its own for the results of other frames, of which there are none, would cost five times as much.
 * @param part a selector of the part to look at, else the whole page; `withBestPractices` adds axe's own advice
 */
export async function expectAccessible(
  page: Page,
  width: number,
  { part, withBestPractices = false }: { part?: string; withBestPractices?: boolean } = {},
): Promise<void> {
  expect(page.frames(), 'axe sees into no frame').toHaveLength(1)
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ context, tags }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    {
      context: { include: [part ?? 'html'] },
      tags: withBestPractices ? [...LEVELS, 'best-practice'] : LEVELS,
    },
  )
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
