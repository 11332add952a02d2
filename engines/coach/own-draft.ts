import { countWords } from '#engines/english/count-words.ts'
import type { CoachTurn } from './coach-turn.ts'
import { draftOwnWords } from './draft-own-words.ts'

/** So many words may a softer version lack: with more gone, it was the insult that mattered. */
const MOST_CUT_WORDS = 1
/** Handed back as a message, an accusation would do harm that the person may not have meant. */
const accuses =
  /\b(?:liar|lying|lied|lazy|stupid|dumb|idiot|crazy|insane|psycho|narcissist\w*|toxic|abus\w+|steal\w*|stole|thief|cheat\w*|creep\w*|pervert\w*|disgusting|pathetic|useless|worthless|hate|evil|racist|drunk|alcoholic|addict\w*)\b/i

/**
 * What the person says that they want to say, as a message; nothing where no such sentence stands there, or where it
 * insults or accuses.
 */
export function ownDraft({ text, library }: Pick<CoachTurn, 'text' | 'library'>): string | undefined {
  const draft = draftOwnWords(text)
  if (draft === undefined || accuses.test(draft)) return undefined
  const soft = library.soften(draft)
  return countWords(draft) - countWords(soft) > MOST_CUT_WORDS ? undefined : soft || undefined
}
