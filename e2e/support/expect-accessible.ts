import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** WCAG 2.0 to 2.2, levels A and AA, as axe names them. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Axe finds nothing, and nothing is wider than the window of `width` px.
 * @param part a selector of the part to look at, else the whole page; `withBestPractices` adds axe's own advice
 */
export async function expectAccessible(
  page: Page,
  width: number,
  { part, withBestPractices = false }: { part?: string; withBestPractices?: boolean } = {},
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(withBestPractices ? [...LEVELS, 'best-practice'] : LEVELS)
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
