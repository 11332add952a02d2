import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../platform/query-client.ts'
import { toastStore } from '../ui/toast.ts'

/** What a test of a page leaves behind: what is drawn, read answers, a message, and what stands in for the browser. */
export function leaveNothing(): void {
  cleanup()
  queryClient.clear()
  act(() => toastStore.dismiss())
  vi.unstubAllGlobals()
}
