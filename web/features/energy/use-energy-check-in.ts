import { useState } from 'react'
import type { EnergyCheckinReply } from '#domain/energy/contract.ts'
import { type EnergyLevel, MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { makeId } from '../../platform/make-id.ts'
import { useAction } from '../../platform/use-action.ts'
import { energyCalls } from './energy-calls.ts'

type Outcome = EnergyCheckinReply & { level: EnergyLevel }

/** Recording how much energy there is: a failure keeps the words and the id, also over a reload. */
export function useEnergyCheckIn(userId: string, onRecorded: () => void) {
  const key = draftKey(userId, 'energy')
  /** Keeps the id of the check-in that is not known to be recorded, so that no try of it counts twice. */
  const idKey = draftKey(userId, 'energy.id')
  const [words, setWords] = useState(() => readDraft(key))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const excess = words.trim().length - MAX_ENERGY_WORDS_CHARACTERS

  function write(text: string) {
    setWords(text)
    writeDraft(key, text)
  }
  const { isRunning, run } = useAction(async (level: EnergyLevel) => {
    if (excess > 0) return
    const id = readDraft(idKey) || makeId()
    writeDraft(idKey, id)
    const reply = await energyCalls.record(id, { level, words: words.trim() })
    writeDraft(idKey, '')
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
