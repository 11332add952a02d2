import { useRef, useState } from 'react'
import type { EnergyCheckinReply } from '#domain/energy/contract.ts'
import { type EnergyLevel, MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { energyCalls } from './energy-calls.ts'

type Outcome = EnergyCheckinReply & { level: EnergyLevel }

/**
 * The id of the check-in that is not known to be recorded, so that no try of it counts twice. One of another day may
 * have been recorded, and is not to be replaced by today's.
 */
function takeId(key: string): string {
  const today = calendarDay(new Date(), browserTimeZone())
  const [day, kept] = readDraft(key).split(' ')
  const id = (day === today && kept) || makeId()
  writeDraft(key, `${today} ${id}`)
  return id
}

/**
 * Recording how much energy there is: a failure keeps the words and, for the day, the id, also over a reload. Words
 * that are typed while others are sent stay for the next one.
 */
export function useEnergyCheckIn(userId: string, onRecorded: () => void) {
  const key = draftKey(userId, 'energy')
  const idKey = draftKey(userId, 'energy.id')
  const [words, setWords] = useState(() => readDraft(key))
  const newest = useRef(words)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const excess = words.trim().length - MAX_ENERGY_WORDS_CHARACTERS

  function write(text: string) {
    newest.current = text
    setWords(text)
    writeDraft(key, text)
  }
  const { isRunning, run } = useAction(async (level: EnergyLevel) => {
    if (excess > 0) return
    const reply = await energyCalls.record(takeId(idKey), { level, words: words.trim() })
    writeDraft(idKey, '')
    setOutcome({ ...reply, level })
    if (newest.current === words) write('')
    onRecorded()
  })
  return {
    words,
    write,
    excess,
    outcome,
    isRunning,
    record: run,
    putCardAway: () => setOutcome(outcome && { ...outcome, safety: null }),
  }
}
