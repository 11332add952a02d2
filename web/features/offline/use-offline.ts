import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { callApi } from '../../platform/call-api.ts'
import { connection } from '../../platform/offline/connection.ts'
import { keptAnswers } from '../../platform/offline/kept-answers.ts'
import { neededPaths } from '../../platform/offline/kept-paths.ts'
import { outbox } from '../../platform/offline/outbox.ts'
import { followWorker } from './follow-worker.ts'

/** As often as a page says that it tries. */
const TRY_INTERVAL_MS = 30_000
/** What is done beforehand waits until the page stands. */
const IDLE_MS = 3_000

const ask = (path: string) => callApi(path).catch(() => undefined)

async function keepBeforehand(): Promise<void> {
  if (keptAnswers.owner() === null) return
  for (const path of neededPaths) if ((await keptAnswers.read(path)) === undefined) await ask(path)
}

export type OfflineOptions = {
  userId: string
  /** Asks the server again who is here, by which it is seen whether it can be reached. */
  check: () => Promise<void>
  /** Sends what the pages keep for themselves until it can be sent. */
  sendUnsent: (userId: string) => Promise<void>
}

/**
 * Gets the pages of one person ready for a time without a connection, says whether there is one now, and sends what was
 * written meanwhile as soon as there is.
 */
export function useOffline({ userId, check, sendUnsent }: OfflineOptions) {
  const state = useStore(connection)
  const isOnline = state === 'online'

  useEffect(() => {
    for (const path of keptAnswers.takeMissed()) void ask(path)
    const timer = setTimeout(() => {
      void followWorker()
      void keepBeforehand()
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [])

  const send = useEffectEvent(async () => {
    await outbox.send()
    await sendUnsent(userId)
  })
  const tryAgain = useEffectEvent(() => void check())
  useEffect(() => {
    if (isOnline) {
      void send()
      return
    }
    const timer = setInterval(tryAgain, TRY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isOnline])
  return state
}
