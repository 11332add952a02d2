import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** What was asked of scrypt meanwhile: its parameters say how much work it is, on any machine. */
export async function hashingOf(attempt: () => Promise<unknown>): Promise<object[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  try {
    await attempt()
    return scrypt.mock.calls.map(([, , keyBytes, options]) => ({ keyBytes, ...options }))
  } finally {
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
}
