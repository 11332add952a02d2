import type { UseStretch } from '#domain/safety/continuous-use.ts'
import { onForgetPrivateData } from '../../platform/private-data.ts'

const STORAGE_KEY = 'wayfern.continuous-use'
/** Where nothing can be stored, it lasts as long as the page. */
let inMemory: UseStretch | null = null

function isStretch(value: unknown): value is UseStretch {
  const { startedAtMs, lastSeenAtMs } = (value ?? {}) as Partial<UseStretch>
  return Number.isFinite(startedAtMs) && Number.isFinite(lastSeenAtMs)
}

/** The stretch of use that this device knows of, whichever page or tab wrote it. */
export function readUseStretch(): UseStretch | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isStretch(stored) ? stored : null
  } catch {
    return inMemory
  }
}

/** Keeps two moments and nothing of what was done; they stay on the device until sign-out. */
export function writeUseStretch(stretch: UseStretch | null): void {
  inMemory = stretch
  try {
    if (stretch) localStorage.setItem(STORAGE_KEY, JSON.stringify(stretch))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // The memory has it.
  }
}

onForgetPrivateData(() => writeUseStretch(null))
