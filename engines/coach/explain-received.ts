import type { CoachReply, CoachTurn } from './coach-turn.ts'
import { answer, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'

const quotation = /["“]([^"“”]{1,400})["”]/u
const received =
  /\b(?:wrote|writes|texted|texts|said|says|saying|sent|replied|replies|answered|answers|message|text|reply|email|note|comment)\b/i
const asksForMeaning =
  /\b(?:mean|means|meant|meaning|annoyed|angry|mad|upset|cross|joking|sarcastic|serious|happy|understand|interpret|read (?:that|this|it))\b/i
/** The words in quotation marks that somebody sent or said, where the person asks what they mean. */
export function receivedWords(text: string): string | undefined {
  const words = quotation.exec(text)?.[1]?.trim()
  if (words === undefined) return undefined
  const around = text.replace(quotation, ' ')
  return received.test(around) && asksForMeaning.test(around) ? words : undefined
}

/** What such words say and can mean, what cannot be seen from them, and what to ask; nothing where nobody can tell. */
export function explainReceived({ text, library }: CoachTurn): CoachReply | undefined {
  const words = receivedWords(text)
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
