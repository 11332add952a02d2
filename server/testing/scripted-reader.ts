import type { FollowUpKind, ReadMessage } from '#engines/reader/reading.ts'

/** What a message is: the situations that it may be, likeliest first with how sure, or a follow-up. */
export type ScriptedReading = {
  situations?: readonly (readonly [id: string, sureness: number])[]
  followUp?: FollowUpKind
}

/** A reader that knows the given messages word for word, and of any other nothing. */
export function createScriptedReader(script: Readonly<Record<string, ScriptedReading>> = {}): ReadMessage {
  const readings = new Map(Object.entries(script))
  return (text) => {
    const { situations = [], followUp } = readings.get(text) ?? {}
    return {
      situations: situations.map(([id, sureness]) => ({ id, sureness })),
      asks: { is: 'other', sureness: 0 },
      who: { is: 'person', sureness: 1 },
      followUp: followUp
        ? { is: followUp, sureness: 0.9, objection: 0 }
        : { is: 'more-facts', sureness: 0, objection: 0 },
      needs: [],
    }
  }
}
