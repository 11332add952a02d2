import { answererOf, cachesToRemove, DOCUMENT_TIMEOUT_MS, FILES_PREFIX, isAway } from './worker-rules.ts'
import type { BuiltFiles, WorkerScope } from './worker-scope.ts'

// Keeps the application's own files on the device, so that its pages open without a connection. What people write and
// what the server says of them is never here: the pages keep that themselves, for as long as its owner is signed in
// (`web/platform/offline`).

declare const BUILT: BuiltFiles
const worker = self as unknown as WorkerScope
const ownCache = FILES_PREFIX + BUILT.version

async function fetchShell(): Promise<Response> {
  const response = await fetch(BUILT.shell, { cache: 'reload', credentials: 'omit' })
  const text = await response.clone().text()
  // Between this file and the document a newer version may have come, whose files are others.
  if (!response.ok || !text.includes(BUILT.version)) throw new Error('The shell is of another version.')
  return response
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  const response = (await caches.match(path)) ?? (await fetch(path))
  if (!response.ok) throw new Error(`${path} did not arrive.`)
  await cache.put(path, response)
}

/** All or nothing: a version of which a file is missing is never used. The next visit tries again. */
async function install(): Promise<void> {
  const cache = await caches.open(ownCache)
  await cache.put(BUILT.shell, await fetchShell())
  await Promise.all(BUILT.files.map((path) => keepFile(cache, path)))
}

async function activate(): Promise<void> {
  const old = cachesToRemove(await caches.keys(), ownCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function openDocument(request: Request): Promise<Response> {
  const shell = async () => (await caches.open(ownCache)).match(BUILT.shell, { ignoreVary: true })
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(DOCUMENT_TIMEOUT_MS) })
    return isAway(response.status) ? ((await shell()) ?? response) : response
  } catch (error) {
    const kept = await shell()
    if (!kept) throw error
    return kept
  }
}

/** Of any version: a page that is still open asks for the files of its own. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const answerer = answererOf({ method, url, mode, origin: worker.location.origin })
  if (answerer === 'document') event.respondWith(openDocument(event.request))
  if (answerer === 'file') event.respondWith(openFile(event.request))
})
worker.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'version') ports[0]?.postMessage(BUILT.version)
  // Only ever at a person's word, or where no page of another version is open.
  if (data.type === 'activate') void worker.skipWaiting()
})
