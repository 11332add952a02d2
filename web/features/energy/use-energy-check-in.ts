import { useRef, useState } from 'react'
import type { EnergyCheckinReply } from '#domain/energy/contract.ts'
import { type EnergyLevel, MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { energyCalls } from './energy-calls.ts'

type Outcome = EnergyCheckinReply & { id: string; level: EnergyLevel }

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
 * Recording how much energy there is, by one selection; then, under the same id, words for it. A failure keeps for the
 * day the id, and the words, also over a reload. Words that are typed while others are sent stay in the field.
 */
export function useEnergyCheckIn(userId: string, onRecorded: () => void) {
  const key = draftKey(userId, 'energy')
  const idKey = draftKey(userId, 'energy.id')
  const [words, setWords] = useState(() => readDraft(key))
  const newest = useRef(words)
  const [wantsWords, setWantsWords] = useState(words !== '')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const excess = words.trim().length - MAX_ENERGY_WORDS_CHARACTERS

  function write(text: string) {
    newest.current = text
    setWords(text)
    writeDraft(key, text)
  }
  const { isRunning, run } = useAction((action: () => Promise<void>) => action())
  const record = (level: EnergyLevel) =>
    void run(async () => {
      const id = takeId(idKey)
      const reply = await energyCalls.keep(id, { level, words: '' })
      writeDraft(idKey, '')
      setOutcome({ ...reply, id, level })
      onRecorded()
    })
  const keepWords = () =>
    void run(async () => {
      if (!outcome || excess > 0) return
      const { id, level } = outcome
      const reply = await energyCalls.keep(id, { level, words: words.trim() })
      setOutcome({ ...reply, id, level })
      if (newest.current === words) {
        write('')
        setWantsWords(false)
      }
      onRecorded()
    })
  return {
    outcome,
    isRunning,
    record,
    wantsWords,
    askForWords: () => setWantsWords(true),
    putCardAway: () => setOutcome(outcome && { ...outcome, safety: null }),
    words,
    onWrite: write,
    excess,
    onKeep: keepWords,
  }
}
