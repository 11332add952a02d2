import { createStore } from 'zustand/vanilla'
import { ApiProblem } from '../api-problem.ts'
import { readable } from '../readable.ts'

/** `offline`: this device has no network. `unreachable`: it may have one, and Wayfern did not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine !== false
const store = createStore<Connection>(() => (hasNetwork() ? 'online' : 'offline'))
/** How often the network went away. */
let losses = 0

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    losses += 1
    store.setState('offline')
  })
  window.addEventListener('online', () => store.setState('online'))
}

/** Whether Wayfern can be reached, as far as the device and the last call know. */
export const connection = {
  ...readable(store),
  /** False while the device has no network: the line about that says why nothing loads, so nothing else has to. */
  hasNetwork,
  /**
   * To be asked for as a call begins: takes whether that call was answered. What was answered to a call from before the
   * network went away says nothing about now.
   */
  beginCall() {
    const begun = losses
    return (isAnswered: boolean): void => {
      if (!isAnswered) store.setState(hasNetwork() ? 'unreachable' : 'offline')
      else if (begun === losses) store.setState('online')
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
