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
const listeners = new Set<() => void>()
let current: Look | null = null

/** What the page shows now, which includes the system's own preferences where the person chose nothing. */
function readShownLook(): Look {
  const shown = document.documentElement.dataset
  return Object.fromEntries(lookKeys.map((key) => [key, shown[key] ?? defaults[key]])) as Look
}

function show(look: Look): void {
  current = look
  Object.assign(document.documentElement.dataset, look)
  for (const listener of listeners) listener()
}

/** The look that is applied. The same object until it changes. */
export function readLook(): Look {
  current ??= readShownLook()
  return current
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
  show({ ...readLook(), ...choice })
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
  const shown = readLook()
  const choice = lookKeys
    .filter((key) => look[key] !== defaults[key] || key in stored)
    .filter((key) => look[key] !== shown[key] || look[key] !== stored[key])
    .map((key) => [key, look[key]])
  if (choice.length > 0) changeLook(Object.fromEntries(choice))
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEY || !newValue) return
  try {
    show({ ...readLook(), ...JSON.parse(newValue) })
  } catch {
    // A value that this version did not write changes nothing.
  }
}

/** Calls `listener` on each change, those made in other tabs included. */
export function subscribeToLook(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}
