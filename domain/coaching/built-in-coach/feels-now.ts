import { splitWords } from '#engines/english/split-words.ts'

/** How people name a state that they are in, over words as `splitWords` gives them. */
const state =
  /\b(overwhelmed|overloaded|overstimulated|stressed( out)?|under stress|anxious|nervous|tense|on edge|panick(y|ing|ed)|scared|afraid|terrified|frightened|worried|restless|sad|unhappy|miserable|depressed|down|low|empty|numb|lonely|alone|hopeless|desperate|upset|hurt|heartbroken|angry|mad|furious|frustrated|annoyed|ashamed|guilty|jealous|stuck|shaky|shaking|crying|awful|terrible|horrible|bad|weird|off|not (ok|okay|fine|well|good|alright|coping)|cannot (cope|calm down|calm myself down|think|think straight|breathe properly|stop crying|take it|take this|do this|go on like this|anymore|today|even)|falling apart|breaking down|losing it|freaking out|struggling|spiraling|too much)\b/g

/** Words around it that add no matter of their own. */
const fillers = new Set(
  `a about all am and any anymore anything at been bit but do does everything feel feeling feels felt for getting
  gets got have having hello help here hey hi how i inside is it just kind know life little me more moment mood much my
  myself not now of ok okay please quite really right so some something sort super that the there these things this
  to today tonight totally unsure very what whole why with`.split(/\s+/),
)

/** Signs that stand for a state when a message has no words. */
const signs: readonly (readonly [sign: RegExp, state: string])[] = [
  [/[😭😢😿]/gu, ' crying '],
  [/[😡🤬😠👿]/gu, ' angry '],
  [/[😱😨😰😧]/gu, ' scared '],
  [/[😞😔🙁☹😟😣😖💔🥺]/gu, ' sad '],
  [/[😩😫🥵🤯]/gu, ' overwhelmed '],
]

/** A message of nothing but signs, such as 😭, in the words that they stand for; any other as it is. */
export function inWords(text: string): string {
  if (/[\p{L}\p{N}]/u.test(text)) return text
  const states = signs.flatMap(([sign, state]) => (text.search(sign) >= 0 ? [state.trim()] : []))
  return states.length > 0 ? `I am ${states.join(' and ')}` : text
}

/** A longer message tells of something. */
const MAX_WORDS = 14

/**
 * Whether a message says how somebody feels at the moment and nothing of what it is about: `I am so overwhelmed right
 * now`, not `I am scared of phone calls`.
 */
export function feelsNow(text: string): boolean {
  const words = splitWords(inWords(text))
  if (words.length === 0 || words.length > MAX_WORDS) return false
  const message = words.join(' ')
  const rest = message.replaceAll(state, ' ')
  return rest !== message && rest.split(/\s+/).every((word) => word === '' || fillers.has(word))
}
