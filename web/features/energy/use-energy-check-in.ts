import { useRef, useState } from 'react'
import type { EnergyCheckinReply } from '#domain/energy/contract.ts'
import { type EnergyLevel, MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { energyCalls } from './energy-calls.ts'

type Outcome = EnergyCheckinReply & { level: EnergyLevel }

/** Recording how much energy there is: unsent words survive a reload, and a failure keeps them. */
export function useEnergyCheckIn(userId: string, onRecorded: () => void) {
  const key = draftKey(userId, 'energy')
  const [words, setWords] = useState(() => readDraft(key))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Of the check-in that is not known to be recorded: it stays until one is, so that no try counts twice. */
  const id = useRef<string | null>(null)
  const excess = words.trim().length - MAX_ENERGY_WORDS_CHARACTERS

  function write(text: string) {
    setWords(text)
    writeDraft(key, text)
  }
  const { isRunning, run } = useAction(async (level: EnergyLevel) => {
    if (excess > 0) return
    id.current ??= makeId()
    const reply = await energyCalls.record(id.current, { level, words: words.trim() })
    id.current = null
    setOutcome({ ...reply, level })
    write('')
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
