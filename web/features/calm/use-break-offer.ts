import { useEffect, useState } from 'react'
import { continueUse, isBreakOfferDue } from '#domain/safety/continuous-use.ts'
import { readUseStretch, writeUseStretch } from './use-stretch.ts'

/** What a person does who uses a page. Time alone counts for nothing. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Acts closer together than this are one: writing must not write to the storage at every key. */
const SAME_ACT_MS = 10_000

/** Whether three hours of continuous use have passed, over all pages and tabs of this device. */
export function useBreakOffer() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let countedAtMs = Number.NEGATIVE_INFINITY
    function count() {
      const nowMs = Date.now()
      if (Math.abs(nowMs - countedAtMs) < SAME_ACT_MS) return
      countedAtMs = nowMs
      const stretch = continueUse(readUseStretch(), nowMs)
      writeUseStretch(stretch)
      setDue(isBreakOfferDue(stretch))
    }
    count()
    for (const act of ACTS) window.addEventListener(act, count, { passive: true })
    return () => {
      for (const act of ACTS) window.removeEventListener(act, count)
    }
  }, [])
  return {
    isDue,
    /** The offer was answered: three hours are counted from now. */
    restart() {
      writeUseStretch(continueUse(null, Date.now()))
      setDue(false)
    },
  }
}
