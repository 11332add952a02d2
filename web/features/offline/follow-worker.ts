import { createStore } from 'zustand/vanilla'
import { pageVersion } from '../../platform/offline/page-version.ts'
import { readable } from '../../platform/readable.ts'
import { updateStep } from './update-step.ts'

const ANSWER_LIMIT_MS = 2_000
const TAKE_OVER_LIMIT_MS = 3_000
/** A page that stays open for days asks for a newer version when it is looked at, at most this often. */
const LOOK_INTERVAL_MS = 60 * 60 * 1000

const store = createStore(() => false)
let registration: ServiceWorkerRegistration | undefined
/** The worker that served this page when it opened is no news, even where the page came newer from the server. */
let hasTakenOver = false

/** Null where it does not say so: a worker that hangs, or one that is none of ours. */
function askVersion(worker: ServiceWorker | null): Promise<string | null> {
  if (!worker) return Promise.resolve(null)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const limit = setTimeout(() => resolve(null), ANSWER_LIMIT_MS)
    port1.onmessage = ({ data }) => {
      clearTimeout(limit)
      port1.close()
      resolve(String(data))
    }
    worker.postMessage({ type: 'version' }, [port2])
  })
}

async function look(): Promise<void> {
  const { controller } = navigator.serviceWorker
  const waiting = controller ? (registration?.waiting ?? null) : null
  const versions = {
    page: pageVersion(),
    waiting: await askVersion(waiting),
    active: hasTakenOver ? await askVersion(controller) : null,
  }
  const step = updateStep(versions)
  if (step === 'take-over') waiting?.postMessage({ type: 'activate' })
  else store.setState(step === 'ask')
}

/** Has the browser look for a newer worker when the page is looked at again. */
function lookNowAndThen(): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAtMs < LOOK_INTERVAL_MS) return
    lookedAtMs = Date.now()
    registration?.update().catch(() => undefined)
  })
}

/**
 * Registers the worker that keeps the application's files, and follows its newer versions. Once a page: the worker stays
 * whoever is signed in, because it holds nothing of anybody.
 */
export async function followWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (registration || !serviceWorker || pageVersion() === null) return
  try {
    registration = await serviceWorker.register('/sw.js', { scope: '/dashboard', updateViaCache: 'none' })
    registration.addEventListener('updatefound', () =>
      registration?.installing?.addEventListener('statechange', () => void look()),
    )
  } catch {
    // Switched off, or no room: the pages work as they do without it.
    return
  }
  serviceWorker.addEventListener('controllerchange', () => {
    hasTakenOver = true
    void look()
  })
  lookNowAndThen()
  await look()
}

/** Whether a newer version of the application waits to be loaded. */
export const newerVersion = {
  ...readable(store),
  /** Lets the newer version take over, then loads the page anew. Called when its reader asks for it, and never else. */
  reload(): void {
    const load = () => window.location.reload()
    const waiting = registration?.waiting
    if (!waiting) {
      load()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', load, { once: true })
    setTimeout(load, TAKE_OVER_LIMIT_MS)
    waiting.postMessage({ type: 'activate' })
  },
}
