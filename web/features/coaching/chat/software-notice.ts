import { onForgetPrivateData } from '../../../platform/private-data.ts'

const STORAGE_KEY = 'wayfern.software-notice'

/** The person's own calendar day, as `2026-11-21`. */
function localDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/**
 * Whether "This is software, not a person" stands at the start of this chat: at first use and then at most once a
 * calendar day (decisions, "Safety"). Where nothing can be stored it is shown each time.
 */
export function isSoftwareNoticeDue(now: Date): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== localDay(now)
  } catch {
    return true
  }
}

export function markSoftwareNoticeShown(now: Date): void {
  try {
    localStorage.setItem(STORAGE_KEY, localDay(now))
  } catch {
    // It is then shown again, which does no harm.
  }
}

/** The next person on this device is told anew. */
onForgetPrivateData(() => {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage it is shown each time.
  }
})
