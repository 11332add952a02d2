import type { CoachTurn } from './coach-turn.ts'
import { draftOwnWords } from './draft-own-words.ts'

/** What the person says that they want to say, as a message without insults; nothing where no such sentence stands there. */
export function ownDraft({ text, library }: Pick<CoachTurn, 'text' | 'library'>): string | undefined {
  const draft = draftOwnWords(text)
  return draft === undefined ? undefined : library.soften(draft) || undefined
}
