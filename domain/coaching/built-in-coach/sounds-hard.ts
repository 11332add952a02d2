import { splitWords } from '#engines/english/split-words.ts'

const hard =
  /\b(sad|awful|terrible|horrible|hopeless|empty|numb|lonely|alone|worthless|broken|failure|burden|cry|crying|cried|overwhelmed|exhausted|scared|terrified|afraid|ashamed|desperate|miserable|depressed|grieving|heartbroken|hurts?|anxious|stressed|panicking|angry|guilty|frustrated|on edge|cannot calm down|hate (myself|me|my life)|hates? me|too much|cannot (cope|go on|take it|do this)|give up|giving up|falling apart|nothing matters|pointless|so (low|down|tired|bad))\b/

/** Whether a message says that somebody is having a hard time. Danger is not its matter; the safety check is. */
export const soundsHard = (text: string): boolean => hard.test(splitWords(text).join(' '))
