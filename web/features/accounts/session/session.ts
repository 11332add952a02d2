import type { SessionReply } from '#domain/accounts/contract.ts'
import { listenForDataChanges } from '../../../platform/data-changes.ts'
import { listDraftPlaces } from '../../../platform/draft-storage.ts'
import { UNAUTHENTICATED_EVENT } from '../../../platform/fetch-api.ts'
import { isUnanswered } from '../../../platform/offline/connection.ts'
import { keptAnswers } from '../../../platform/offline/kept-answers.ts'
import { outbox } from '../../../platform/offline/outbox.ts'
import { forgetPerson, forgetPrivateData, holdCallsDuring } from '../../../platform/private-data.ts'
import { sessionApi } from './session-api.ts'
import { createSessionStore, type SessionDependencies } from './session-store.ts'

const CHANNEL_NAME = 'wayfern.session'

let channel: BroadcastChannel | null = null

/** One channel for both directions: a channel does not hear its own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL_NAME)
  return channel
}

const tabs: SessionDependencies['tabs'] = {
  tell: (message) => openChannel().postMessage(message),
  listen(onMessage) {
    openChannel().onmessage = ({ data }) => onMessage(data)
    return () => {
      channel?.close()
      channel = null
    }
  },
}

/**
 * Without an answer, who was signed in on this device when the server last gave one: what the device keeps for reading is
 * theirs. The server has the last word as soon as it can be reached.
 */
async function readSession(): Promise<SessionReply> {
  try {
    return await sessionApi.read()
  } catch (error) {
    const kept = isUnanswered(error) && (await keptAnswers.readSession(new Date()))
    if (!kept) throw error
    return { session: kept }
  }
}

/** The page's one session. */
export const session = createSessionStore({
  api: { ...sessionApi, read: readSession },
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

/** What was kept last, so that a look at the session that changes nothing writes nothing. */
let keptSession: unknown
session.subscribe((state) => {
  if (state.status !== 'signed-in') keptSession = undefined
  if (state.status !== 'signed-in' || state.session === keptSession) return
  keptSession = state.session
  keptAnswers.begin(state.session)
  void outbox.send()
})
