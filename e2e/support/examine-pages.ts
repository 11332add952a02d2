import { describe, expect, it } from 'vitest'
import { expectAccessible, thereAndBack } from './expect-accessible.ts'
import { MAX_SHIFT, readShifts, untilLoaded } from './layout-shift.ts'
import { isSameInLargerText, type Look, looks, untilLook } from './looks.ts'
import type { WatchedPage } from './open-browser.ts'

const WIDTHS = [1440, 360]

type Visit = {
  /** The address of the product. */
  url: string
  /** Remembers what moves on it (`watchShifts`). */
  page: WatchedPage
  /** Has the open page drawn in this look. */
  wear: (look: Look) => Promise<void>
  /** Axe's own advice counts, too. */
  withBestPractices?: boolean
}

/**
 * Tests of each of these pages: nothing moves while it loads, and, in every look, axe finds nothing and nothing is wider
 * than the window, at 360 and 1440 px. A page is loaded once for each width; its look changes while it is open.
 * @param visit is asked when the tests run
 * @param wanted the looks for axe; fewer for pages that share their drawing with one that has them all
 */
export function examinePages(
  paths: readonly string[],
  visit: () => Visit,
  wanted: readonly Look[] = looks,
): void {
  let opened = ''
  async function load(path: string, width: number): Promise<void> {
    const { page, url } = visit()
    opened = ''
    await page.setViewportSize({ width, height: 900 })
    // An address with # would not be loaded again by going there.
    if (page.url() === url + path) await page.reload()
    else await page.goto(url + path)
    await untilLoaded(page)
    opened = path
  }

  describe.each(paths)('%s', (path) => {
    it('stands still while it loads, at 1440 and 360 px', async () => {
      for (const width of WIDTHS) {
        await load(path, width)
        const moved = await readShifts(visit().page)
        expect(moved.total, `at ${width} px: ${JSON.stringify(moved.shifts)}`).toBeLessThanOrEqual(MAX_SHIFT)
      }
    })

    it.each(wanted)('$name: axe finds nothing, nothing is cut off at 360 and 1440 px', async (look) => {
      const { page, wear, withBestPractices = false } = visit()
      if (opened !== path) await load(path, 360)
      await wear(look)
      await untilLook(page, look)
      const widths = thereAndBack([360, 1440], wanted.indexOf(look))
      const coloursAreSeen = wanted.some((other) => isSameInLargerText(other, look))
      await expectAccessible(page, widths, { withBestPractices, coloursAreSeen, look })
    })
  })
}
