import { useEffect } from 'react'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { cardName } from '#domain/skills/suggest-cards.ts'
import { deviceNote } from '../../platform/device-notes.ts'

/** More than a list shows, so that suggested cards go on to those that were not opened. */
const MAX_KEPT = 100

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** The names of the cards that a person opened on this device, the last one first. */
export const openedCards = (userId: string) => deviceNote(userId, 'opened-cards', isNames)

/** Keeps on this device that a card was opened. */
export function useKeepOpened(userId: string, { module, id }: { module: ModuleId; id: string }): void {
  useEffect(() => {
    const note = openedCards(userId)
    const name = cardName({ module, id })
    note.write([name, ...(note.read() ?? []).filter((each) => each !== name)].slice(0, MAX_KEPT))
  }, [userId, module, id])
}
