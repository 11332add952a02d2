import { listenForDataChanges } from '../../platform/data-changes.ts'
import { listDraftPlaces } from '../../platform/draft-storage.ts'
import { UNAUTHENTICATED_EVENT } from '../../platform/fetch-api.ts'
import { forgetPerson, forgetPrivateData, holdCallsDuring } from '../../platform/private-data.ts'
import { sessionApi } from './session-api.ts'
import { createSessionStore, type SessionSurroundings } from './session-store.ts'

const CHANNEL_NAME = 'wayfern.session'

let channel: BroadcastChannel | null = null

/** One channel for both directions: a channel does not hear its own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL_NAME)
  return channel
}

const tabs: SessionSurroundings['tabs'] = {
  tell: (message) => openChannel().postMessage(message),
  listen(onMessage) {
    openChannel().onmessage = ({ data }) => onMessage(data)
    return () => {
      channel?.close()
      channel = null
    }
  },
}

/** The page's one session. */
export const session = createSessionStore({
  api: sessionApi,
  now: () => Date.now(),
  every(intervalMs, action) {
    const timer = setInterval(action, intervalMs)
    return () => clearInterval(timer)
  },
  whenShown(action) {
    const onChange = () => {
      if (document.visibilityState === 'visible') action()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
  tabs,
  listenForRefusals(onRefused) {
    window.addEventListener(UNAUTHENTICATED_EVENT, onRefused)
    return () => window.removeEventListener(UNAUTHENTICATED_EVENT, onRefused)
  },
  listenForAccountChanges: (onChanged) =>
    listenForDataChanges((topic) => {
      if (topic === 'profile') onChanged()
    }),
  hasUnsentTexts: (userId) => listDraftPlaces(userId).length > 0,
  holdCallsDuring,
  forgetPerson,
  forgetPrivateData,
})
