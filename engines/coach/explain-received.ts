import type { CoachReply, CoachTurn } from './coach-turn.ts'
import { answer, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'

/** In double marks, or in single ones that stand around words and not within one. */
const quotation =
  /["“]([^"“”]{1,400})["”]|(?<![\p{L}\p{N}])['‘]((?:[^'‘’]|['’](?=\p{L})){2,400})['’](?!\p{L})/u
const received =
  /\b(?:wrote|writes|texted|texts|said|says|say|saying|told|tells|asked|asks|sent|replied|replies|answered|answers|called|calls|goes|went|message|text|reply|email|note|comment|quote)\b/i
const asksForMeaning =
  /\b(?:mean|means|meant|meaning|annoyed|angry|mad|upset|cross|joking|sarcastic|serious|happy|understand|interpret|read (?:that|this|it))\b/i
/**
 * The words in quotation marks that somebody sent or said, where the person asks what they mean.
 * @param isMeaningWanted known otherwise: no word around them has to say so
 */
export function receivedWords(text: string, isMeaningWanted = false): string | undefined {
  const [, inDouble, inSingle] = quotation.exec(text) ?? []
  const words = (inDouble ?? inSingle)?.trim()
  if (words === undefined || words === '') return undefined
  const around = text.replace(quotation, ' ')
  return received.test(around) && (isMeaningWanted || asksForMeaning.test(around)) ? words : undefined
}

/** What such words say and can mean, what cannot be seen from them, and what to ask; nothing where nobody can tell. */
export function explainReceived(
  { text, library }: CoachTurn,
  isMeaningWanted = false,
): CoachReply | undefined {
  const words = receivedWords(text, isMeaningWanted)
  const explained = words === undefined ? undefined : library.explainWords?.(words)
  if (!explained) return undefined
  const { says, canMean, unseen, ask } = explained
  const meanings = canMean.map(({ text: meaning, cue }) => `- ${meaning} ${cue}`.trim())
  const parts: ReplyPart[] = [
    answer(says),
    answer(meanings.length > 0 ? [texts.canMean, '', ...meanings].join('\n') : texts.meansWhatItSays),
    ...(unseen === '' ? [] : [{ kind: 'open', text: unseen } as const]),
    ...(ask === '' ? [] : [{ kind: 'words', text: ask } as const]),
  ]
  return { parts }
}
