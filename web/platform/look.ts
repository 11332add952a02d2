import { createStore } from 'zustand/vanilla'

/**
 * How the pages look for one person. It is stored as `wayfern.look` and copied to data attributes of the root
 * element, before first paint by `preference-script.ts` and on each change here.
 */
export type Look = {
  theme: 'light' | 'dark'
  contrast: 'standard' | 'high'
  motion: 'standard' | 'reduced'
  text: 'standard' | 'larger'
  background: 'gradient' | 'plain'
}

const STORAGE_KEY = 'wayfern.look'
const defaults: Look = {
  theme: 'light',
  contrast: 'standard',
  motion: 'standard',
  text: 'standard',
  background: 'gradient',
}
const lookKeys = Object.keys(defaults) as (keyof Look)[]

/** What the page shows now, which includes the system's own preferences where the person chose nothing. */
function readShownLook(): Look {
  const shown = document.documentElement.dataset
  return Object.fromEntries(lookKeys.map((key) => [key, shown[key] ?? defaults[key]])) as Look
}

/** The look that is applied, also after a change in another tab. */
export const lookStore = createStore(readShownLook)

function show(choice: Partial<Look>): void {
  lookStore.setState(choice)
  Object.assign(document.documentElement.dataset, lookStore.getState())
}

function readStored(): Partial<Look> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Applies a choice at once and keeps it for the next visit; only what was chosen is stored. */
export function changeLook(choice: Partial<Look>): void {
  show(choice)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), ...choice }))
  } catch {
    // Storage may be switched off or full; the choice then holds until the page is left.
  }
}

/**
 * Takes over the look of the person's account. What the account leaves at its default changes nothing on a device
 * where it was never chosen: there the system's own preferences go on.
 */
export function adoptLook(look: Look): void {
  const stored = readStored()
  const shown = lookStore.getState()
  const choice = lookKeys
    .filter((key) => look[key] !== defaults[key] || key in stored)
    .filter((key) => look[key] !== shown[key] || look[key] !== stored[key])
    .map((key) => [key, look[key]])
  if (choice.length > 0) changeLook(Object.fromEntries(choice))
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEY || !newValue) return
  try {
    show(JSON.parse(newValue))
  } catch {
    // A value that this version did not write changes nothing.
  }
})
