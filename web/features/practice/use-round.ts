import { useEffect, useRef, useState } from 'react'
import type { ItemRating } from '#domain/practice/item-memory.ts'
import { followVisit } from '../../platform/private-data.ts'
import { type BegunRound, isHopelessRating, keepRound, type Unsent } from './kept-round.ts'
import { useOpenPractice } from './open-practice.ts'
import { practiceCalls, refreshSkills } from './practice-calls.ts'

/** The place in a round. Each step is kept on this device; what is said of an item is sent, at once or when it works again. */
export function useRound(userId: string, begun: BegunRound) {
  const [round, setRound] = useState(begun)
  const newest = useRef(begun)
  const isSending = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const [isSameVisit] = useState(followVisit)
  useOpenPractice('round')

  function change(changed: Partial<BegunRound>) {
    newest.current = { ...newest.current, ...changed }
    setRound(newest.current)
    if (isSameVisit()) keepRound(userId, newest.current)
  }
  async function sendNext(said: Unsent): Promise<boolean> {
    try {
      await practiceCalls.rate(said.id, said.rating)
    } catch (error) {
      if (!isHopelessRating(error)) return false
    }
    change({ unsent: newest.current.unsent.filter((each) => each !== said) })
    return true
  }
  async function flush(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    let isSent = true
    // After a sign-out the call would be somebody else's.
    while (isSent && isSameVisit() && newest.current.unsent[0])
      isSent = await sendNext(newest.current.unsent[0])
    isSending.current = false
    setWaiting(!isSent)
    if (isSameVisit()) void refreshSkills()
  }
  const send = useRef(flush)
  send.current = flush
  useEffect(() => {
    const again = () => void send.current()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return {
    at: round.at,
    isWaiting,
    goTo: (at: number) => change({ at }),
    rate(id: string, rating: ItemRating) {
      const others = newest.current.unsent.filter((each) => each.id !== id)
      change({ at: newest.current.at + 1, unsent: [...others, { id, rating }] })
      void flush()
    },
  }
}
