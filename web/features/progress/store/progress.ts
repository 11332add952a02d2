import { connection } from '../../../platform/offline/connection.ts'
import { onForgetPrivateData } from '../../../platform/private-data.ts'
import { toast, toastStore } from '../../../ui/toast.ts'
import { createAnnouncer } from './create-announcer.ts'
import { effectToasts } from './effect-toasts.ts'
import { gameElements } from './game-elements.ts'
import { createKeptProgress } from './kept-progress.ts'
import { progressApi } from './progress-api.ts'
import { ProgressStore } from './progress-store.ts'
import { takeTurns } from './take-turns.ts'
import { toastTexts } from './toast-texts.ts'

function after(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(action, delayMs)
  return () => clearTimeout(timer)
}

function openStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

const kept = createKeptProgress(openStorage())
onForgetPrivateData(kept.removeMirrors)

const announcer = createAnnouncer({
  toasts: toastStore,
  present(effects) {
    const wanted = gameElements.getState()
    return wanted?.isEnabled ? effectToasts(effects, wanted) : []
  },
  isTooEarly: () => gameElements.getState() === null || window.speechSynthesis?.speaking === true,
  after,
})
onForgetPrivateData(announcer.forget)

/** The page's one progress. */
export const progress = new ProgressStore({
  api: progressApi,
  kept,
  after,
  inTurn: takeTurns(navigator.locks),
  onEffects: announcer.announce,
  onLoadFailure() {
    if (gameElements.getState()?.isEnabled !== false && connection.hasNetwork())
      toast({ ...toastTexts.loadFailure, variant: 'destructive' })
  },
})

// Whatever arises from now on, such as the end of a reply under way, is done without a session.
onForgetPrivateData(() => progress.close())
