import { createEmitter } from './create-emitter.ts'
import { clearDeviceNotes } from './device-notes.ts'
import { clearDrafts } from './draft-storage.ts'

/** All that this product keeps in a tab's own storage shows what somebody did there. */
const TAB_PREFIX = 'wayfern.'

const forgetting = createEmitter()

/** Registers what must not outlive a person's session in this page's memory. */
export const onForgetPrivateData = forgetting.listen

let visit = new AbortController()

/**
 * Asks, for what was begun now, whether the same person is still here. Once they are not, nothing of it may be
 * written to the device, a cache or a store, sent for the next one, or told to them.
 */
export function followVisit(): () => boolean {
  const begun = visit
  return () => begun === visit
}

/** Aborts when the person who is here now leaves. */
export const visitSignal = (): AbortSignal => visit.signal

let held: Promise<unknown> | undefined

/**
 * Nothing more is asked for the person while `leave` is under way, a sign-out: the server would refuse it. What waits goes
 * on afterwards, and ends there when the person has left.
 */
export async function holdCallsDuring(leave: () => Promise<void>): Promise<void> {
  const leaving = leave()
  held = leaving.catch(() => undefined)
  try {
    await leaving
  } finally {
    held = undefined
  }
}

/** What calls for the person wait for; nothing, unless they are leaving. */
export const heldCalls = (): Promise<unknown> | undefined => held

/** By name, because what wrote it may not be loaded since the page was. */
function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(TAB_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Removes what this page knows of a person, so that the next one on the device does not meet it. Unsent texts stay:
 * they lie under their writer's id, who finds them at the next sign-in.
 */
export function forgetPerson(): void {
  visit.abort()
  visit = new AbortController()
  forgetting.emit()
  clearTab()
}

/**
 * Removes what a person wrote here from the device; another one's texts stay for them. Memory first: what it held must
 * not be written back.
 */
export function forgetPrivateData(userId: string): void {
  forgetPerson()
  clearDrafts(userId)
  clearDeviceNotes(userId)
}
