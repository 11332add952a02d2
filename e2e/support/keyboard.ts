import type { Page } from 'playwright'
import { expect } from 'vitest'

type Focus = { name: string; isLost: boolean; isSeen: boolean; isCovered: boolean }

const MAX_STOPS = 90

/** What has the focus now: its name, whether it is nowhere, and whether a person sees it. */
export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', isLost: true, isSeen: false, isCovered: false }
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement>) ?? [])] : []
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const named = [...labels, ...labelledBy.map((id) => id && document.getElementById(id))]
    const name =
      element.getAttribute('aria-label') ??
      (named
        .filter(Boolean)
        .map((label) => (label as HTMLElement).textContent)
        .join(' ') ||
        element.textContent)
    const style = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    // Its upper edge: a message may stand above the rest of a tall field.
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
    return {
      name: name.replaceAll(/\s+/g, ' ').trim(),
      isLost: false,
      isSeen:
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        element.matches('main, h1'),
      isCovered: hit !== null && !element.contains(hit) && !hit.contains(element),
    }
  })
}

/** The focus is somewhere, and a person sees where. */
export async function expectFocusSeen(page: Page, on?: string | RegExp): Promise<void> {
  const focus = await readFocus(page)
  expect(focus, JSON.stringify(focus)).toMatchObject({ isLost: false, isSeen: true })
  if (on !== undefined) expect(focus.name).toMatch(on)
}

/** Waits until the focus is on what has this name, as after a new page or a finished action. */
export async function focusArrives(page: Page, on: string | RegExp): Promise<void> {
  await expect.poll(async () => (await readFocus(page)).name, { timeout: 10_000 }).toMatch(on)
}

/** Presses Tab until what has this name is reached; at every stop the focus is seen and not covered. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    expect(focus, `after ${stops.at(-1)}`).toMatchObject({ isLost: false, isSeen: true, isCovered: false })
    if (name.test(focus.name)) return
    stops.push(focus.name)
  }
  throw new Error(`${name} was not reached: ${stops.join(' | ')}`)
}
