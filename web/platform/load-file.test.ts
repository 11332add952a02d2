import { expect, it, vi } from 'vitest'
import { FileNotLoadedError, loadFile } from './load-file.ts'

it('gives the file that arrives', async () => {
  expect(await loadFile(async () => 'fern')).toBe('fern')
})

it('says that a file did not arrive, and keeps and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const error = await loadFile(() => Promise.reject(cause)).catch((reason) => reason)
  expect(error).toBeInstanceOf(FileNotLoadedError)
  expect(error.cause).toBe(cause)
  expect(logged).toHaveBeenCalledWith(cause)
})
