import { ApiProblem } from '../api-problem.ts'

/** `offline`: this device has no network. `unreachable`: it may have one, and Wayfern did not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

const listeners = new Set<() => void>()
const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine !== false
let state: Connection = hasNetwork() ? 'online' : 'offline'
/** How often the network went away. */
let losses = 0

function change(next: Connection): void {
  if (state === next) return
  state = next
  for (const listener of [...listeners]) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    losses += 1
    change('offline')
  })
  window.addEventListener('online', () => change('online'))
}

/** Whether Wayfern can be reached, as far as the device and the last call know. */
export const connection = {
  read: (): Connection => state,
  /** False while the device has no network: the line about that says why nothing loads, so nothing else has to. */
  hasNetwork,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /**
   * To be asked for as a call begins: takes whether that call was answered. What was answered to a call from before the
   * network went away says nothing about now.
   */
  beginCall() {
    const begun = losses
    return (isAnswered: boolean): void => {
      if (!isAnswered) change(hasNetwork() ? 'unreachable' : 'offline')
      else if (begun === losses) change('online')
    }
  },
}

/** The codes of a proxy whose server is away, as while a new version starts. */
const AWAY = [502, 503, 504]

/** Whether the failure means that Wayfern did not answer: no connection, or nobody behind a proxy. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  const { code, data } = error
  return code === 'network' || (code === 'unexpected' && AWAY.includes(Number(data.status)))
}
