/** The caches of the application's own files begin so; each version has one. */
export const FILES_PREFIX = 'wayfern.files.'
/** The pages of the worker: the signed-in ones. The public pages never meet it. */
const WORKER_SCOPE = '/dashboard'

/** A page whose document takes longer comes from the device. */
export const DOCUMENT_TIMEOUT_MS = 4_000

type Asked = { method: string; url: string; mode: string; origin: string }

/**
 * Who answers a request. `document`: the server, and without it the shell that the device has. `file`: the device, because
 * a file never changes under its name. `server`: as without a worker; all calls of the API are of that kind.
 */
export function answererOf({ method, url, mode, origin }: Asked): 'document' | 'file' | 'server' {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'server'
  if (mode === 'navigate')
    return pathname === WORKER_SCOPE || pathname.startsWith(`${WORKER_SCOPE}/`) ? 'document' : 'server'
  return pathname.startsWith('/assets/') ? 'file' : 'server'
}

/** Whether a server or a proxy before it says that it cannot serve the page at the moment. */
export const isAway = (status: number): boolean => status >= 500

/**
 * The caches that go when a version takes over: all but its own, and the one before it, of which pages may still be open
 * that have not loaded all of their parts. `names` are in the order in which they were made.
 */
export function cachesToRemove(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith(FILES_PREFIX) && name !== current)
  return others.slice(0, -1)
}
