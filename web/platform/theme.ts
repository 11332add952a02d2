import { createStore } from 'zustand/vanilla'

/**
 * How the pages look for one person. It is stored as `wayfern.look` and copied to data attributes of the root
 * element, before first paint by `preference-script.ts` and on each change here.
 */
export type Theme = {
  theme: 'light' | 'dark'
  contrast: 'standard' | 'high'
  motion: 'standard' | 'reduced'
  text: 'standard' | 'larger'
  background: 'gradient' | 'plain'
}

const STORAGE_KEY = 'wayfern.look'
const defaults: Theme = {
  theme: 'light',
  contrast: 'standard',
  motion: 'standard',
  text: 'standard',
  background: 'gradient',
}
const themeKeys = Object.keys(defaults) as (keyof Theme)[]

/** What the page shows now, which includes the system's own preferences where the person chose nothing. */
function readShownTheme(): Theme {
  const shown = document.documentElement.dataset
  return Object.fromEntries(themeKeys.map((key) => [key, shown[key] ?? defaults[key]])) as Theme
}

/** The theme that is applied, also after a change in another tab. */
export const themeStore = createStore(readShownTheme)

function show(choice: Partial<Theme>): void {
  themeStore.setState({ ...themeStore.getState(), ...choice }, true)
  Object.assign(document.documentElement.dataset, themeStore.getState())
}

/** What was stored. A value that is no choice, such as `null` or a number, chooses nothing. */
function parseChoice(text: string): Partial<Theme> {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}

function readStored(): Partial<Theme> {
  try {
    return parseChoice(localStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Applies a choice at once and keeps it for the next visit; only what was chosen is stored. */
export function changeTheme(choice: Partial<Theme>): void {
  show(choice)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), ...choice }))
  } catch {
    // Storage may be switched off or full; the choice then holds until the page is left.
  }
}

/**
 * Takes over the theme of the person's account. What the account leaves at its default changes nothing on a device
 * where it was never chosen: there the system's own preferences go on.
 */
export function adoptTheme(theme: Theme): void {
  const stored = readStored()
  const shown = themeStore.getState()
  const choice = themeKeys
    .filter((key) => theme[key] !== defaults[key] || key in stored)
    .filter((key) => theme[key] !== shown[key] || theme[key] !== stored[key])
    .map((key) => [key, theme[key]])
  if (choice.length > 0) changeTheme(Object.fromEntries(choice))
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEY || !newValue) return
  try {
    show(parseChoice(newValue))
  } catch {
    // A value that this version did not write changes nothing.
  }
})
