import { afterAll, vi } from 'vitest'

// Test files of one worker share its globals: each gives back what it replaced.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
