import { clearDrafts } from './draft-storage.ts'

const forgetters = new Set<() => void>()

/** Registers what must not outlive a sign-out in this page's memory. */
export function onForgetPrivateData(forget: () => void): void {
  forgetters.add(forget)
}

/** Removes what a person wrote here from the device. Memory first: what it held must not be written back. */
export function forgetPrivateData(): void {
  for (const forget of forgetters) forget()
  clearDrafts()
}
