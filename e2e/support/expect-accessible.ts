import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journeyLooks, type Look, saveLook, untilLook } from './looks.ts'
import { untilDrawn } from './until-drawn.ts'

/** WCAG 2.0 to 2.2, levels A and AA, as axe names them. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose answer is in the colours, and in the sizes, as drawn; all others read the document, whatever its look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const SIZE_RULES = ['target-size', 'scrollable-region-focusable']

type Options = { part?: string; withBestPractices?: boolean; coloursAreSeen?: boolean; look?: Look }

/** What axe looks for: in the light look all that it knows, in another what that look draws differently. */
function rulesFor({ withBestPractices = false, coloursAreSeen = false, look }: Options): axe.RunOnly {
  const { darkMode = false, highContrast = false, largerText = false } = look ?? {}
  if (!(darkMode || highContrast || largerText))
    return { type: 'tag', values: withBestPractices ? [...LEVELS, 'best-practice'] : LEVELS }
  const colours = coloursAreSeen || !(darkMode || highContrast) ? [] : COLOUR_RULES
  const sizes = highContrast || largerText ? SIZE_RULES : []
  return { type: 'rule', values: [...colours, ...sizes] }
}

/**
 * The window gets this width in px, and what follows from it is drawn. A bar that stays at the top or at the foot lies in its own
 * place then: what it covers of a control until somebody scrolls is not that control's size.
 */
async function resize(page: Page, width: number): Promise<void> {
  const size = { width, height: 900 }
  const now = page.viewportSize()
  const isThere = now?.width === size.width && now.height === size.height
  if (!isThere) await page.setViewportSize(size)
  const changed = await page.evaluate(() => {
    const bars = document.querySelectorAll<HTMLElement>('[data-foot-bar], [data-top-bar]')
    const moving = [...bars].filter((bar) => bar.style.position !== 'static')
    for (const bar of moving) bar.style.position = 'static'
    return moving.length > 0
  })
  if (!isThere || changed) await untilDrawn(page)
}

/**
 * What axe finds. It runs in the page itself: a tab of its own for the results of other frames, of which there are
 * none, would cost five times as much.
 */
async function findFaults(page: Page, options: Options) {
  expect(page.frames(), 'axe sees into no frame').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(
    async ({ context, runOnly }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { context: { include: [options.part ?? 'html'] }, runOnly: rulesFor(options) },
  )
}

/**
 * Axe finds nothing, and nothing is wider than the window, at each of these widths in px; the window keeps the last.
 * @param options `part`: a selector of the part to look at, else the whole page; `withBestPractices` adds axe's own
 * advice; `look`: what the page is drawn in, where it is examined in the light look, too; `coloursAreSeen`: it is also
 * examined in the same look with text of the usual size, which has the same colours
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[],
  options: Options = {},
): Promise<void> {
  for (const width of widths) {
    await resize(page, width)
    const faults = await findFaults(page, options)
    expect(faults, `at ${width} px: ${faults.join(', ')}`).toEqual([])
    const drawnWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(drawnWidth).toBeLessThanOrEqual(width)
  }
}

/** The widths for the look of this place in a row: each begins with the window as the one before it left it. */
export const thereAndBack = (widths: readonly number[], index: number): readonly number[] =>
  index % 2 === 0 ? widths : widths.toReversed()

/**
 * The same of what a journey came to, in each of its looks; the page stays as it is, and has the first
 * look again at the end.
 * @param url the address of the product
 */
export async function expectAccessibleInLooks(
  page: Page,
  url: string,
  widths: readonly number[],
  options: Options = {},
): Promise<void> {
  const change = async (look: Look) => {
    await saveLook(page.context(), url, look)
    await untilLook(page, look)
  }
  for (const [index, look] of journeyLooks.entries()) {
    await change(look)
    await expectAccessible(page, thereAndBack(widths, index), { ...options, look })
  }
  const [first] = journeyLooks
  if (first) await change(first)
}
