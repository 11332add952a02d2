import { vi } from 'vitest'

/** The browser's caches, in memory. `vi.unstubAllGlobals()` takes them away again. */
export function fakeCaches() {
  const kept = new Map<string, Map<string, string>>()
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>()
    kept.set(name, cache)
    return {
      match: async (path: string) => {
        const text = cache.get(path)
        return text === undefined ? undefined : new Response(text)
      },
      put: async (path: string, response: Response) => void cache.set(path, await response.text()),
      delete: async (path: string) => cache.delete(path),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
  return { names: () => [...kept.keys()], paths: (name: string) => [...(kept.get(name)?.keys() ?? [])] }
}
