/** The part of a service worker's world that ours uses. The types of the DOM, which all files here share, have none of it. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Lasting & { request: Request; respondWith: (response: Promise<Response>) => void }
type WorkerMessage = MessageEvent<{ type: 'activate' | 'version' }>

export type WorkerScope = {
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'fetch', listener: (event: FetchEvent) => void): void
    (name: 'message', listener: (event: WorkerMessage) => void): void
  }
}

/** Written before the worker's code by the build (`scripts/write-documents.mjs`). */
export type BuiltFiles = {
  version: string
  /** The document of all signed-in pages. */
  shell: string
  /** What the pages that work without a connection are made of. */
  files: readonly string[]
}
