import { useState } from 'react'
import { deviceNote } from './device-notes.ts'

const isSteps = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((step) => Number.isInteger(step))

/**
 * Which steps of a skill card a person has ticked, kept on this device: the card's own page and what stands beside a
 * chat show the same.
 * @returns the ticked steps by their place in the card, from 0
 */
export function useTickedSteps(userId: string, card: { module: string; id: string }) {
  const note = deviceNote(userId, `steps.${card.module}.${card.id}`, isSteps)
  const [ticked, setTicked] = useState(() => note.read() ?? [])

  function keep(next: number[]): void {
    setTicked(next)
    note.write(next.length > 0 ? next : null)
  }
  return {
    ticked,
    tick: (step: number, isDone: boolean) =>
      keep([...ticked.filter((each) => each !== step), ...(isDone ? [step] : [])]),
    clear: () => keep([]),
  }
}
