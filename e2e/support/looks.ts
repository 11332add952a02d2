import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { untilDrawn } from './until-drawn.ts'

export type Look = { name: string; darkMode: boolean; highContrast: boolean; largerText: boolean }

/**
 * The looks in which every page is examined, by the names of the settings. Larger text is seen in high contrast, whose lines
 * are wider: what fits there fits without it, too.
 */
export const looks: readonly Look[] = [
  { name: 'light', darkMode: false, highContrast: false, largerText: false },
  { name: 'dark', darkMode: true, highContrast: false, largerText: false },
  { name: 'high contrast', darkMode: false, highContrast: true, largerText: false },
  { name: 'high contrast with larger text', darkMode: false, highContrast: true, largerText: true },
]

/** Whether `larger` is the look `usual` with larger text added to it. */
export const isSameInLargerText = (usual: Look, larger: Look): boolean =>
  !usual.largerText &&
  larger.largerText &&
  usual.darkMode === larger.darkMode &&
  usual.highContrast === larger.highContrast

const shownBy = ({ darkMode, highContrast, largerText }: Look) => ({
  theme: darkMode ? 'dark' : 'light',
  contrast: highContrast ? 'high' : 'standard',
  text: largerText ? 'larger' : 'standard',
})

/** Those in which journeys look at what they come to; between them they have every setting, and the widest text. */
export const journeyLooks: readonly Look[] = looks.filter(
  ({ highContrast, largerText }) => highContrast === largerText,
)

/** Keeps the look in the settings of the person who is signed in: they win over what a browser has stored. */
export async function saveLook(person: BrowserContext, url: string, look: Look): Promise<void> {
  const { name: _, ...data } = look
  const reply = await person.request.patch(`${url}/api/settings`, { data })
  expect(reply.status()).toBe(200)
}

/** Stores the look in the browser, as a visitor's who chose it there; pages that are opened from now on have it. */
export async function storeLook(page: Page, look: Look): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('wayfern.look', stored),
    JSON.stringify(shownBy(look)),
  )
}

/** Draws the open page in this look, as its own script does before the first paint. */
export async function wearLook(page: Page, look: Look): Promise<void> {
  await page.evaluate((wanted) => Object.assign(document.documentElement.dataset, wanted), shownBy(look))
}

/** Waits until the page is drawn in this look, its buttons included, which change their colours in 100 ms. */
export async function untilLook(page: Page, look: Look): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.entries(wanted).every(([key, value]) => document.documentElement.dataset[key] === value),
    shownBy(look),
  )
  await untilDrawn(page)
}
