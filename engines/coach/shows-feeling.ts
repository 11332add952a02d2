import { splitWords } from '#engines/english/split-words.ts'

const feeling =
  /\b(sad|awful|terrible|horrible|hopeless|empty|numb|lonely|alone|worthless|broken|failure|burden|cry|crying|cried|tears|sobbing|overwhelmed|exhausted|drained|shattered|scared|terrified|afraid|fear|ashamed|shame|embarrass(?:ed|ing)|humiliat(?:ed|ing)|desperate|miserable|depressed|grie(?:f|ving)|heartbroken|hurts?|anxious|stress(?:ed|ful)?|panick?(?:ing|y|ed)?|angry|mad|furious|fuming|annoy(?:ed|ing)|guilty|guilt|frustrated|fed up|sick of|upset|devastated|gutted|jealous|worried|worry|nervous|shaking|trembling|hate|hates|hated|love|loved|happy|excited|proud|miss (?:him|her|them|you)|cannot (?:cope|go on|take it|stop|stand it|breathe|do this|bear)|losing it|freaking out|falling apart|give up|giving up|too much|dread(?:ing|ful)?|nightmare|unfair|betrayed|ignored|stupid|idiot|useless|worst|finally)\b/
const swearing =
  /\b(fuck\w*|shit\w*|bloody|damn\w*|crap|arse\w*|asshole|bastard|bitch\w*|wtf|ffs|piss\w*|hell)\b/i
const signs = /[😭😢😿😡🤬😠👿😱😨😰😧😞😔🙁☹😟😣😖💔🥺😩😫🥵🤯🎉🥳❤]|!|:\(|;\(|:'\(/u

/** Whether a message shows feeling, so that one sentence takes it up. */
export const showsFeeling = (text: string): boolean =>
  signs.test(text) || swearing.test(text) || feeling.test(splitWords(text).join(' '))

/** Whether a message tells of loss or pain, beside which thanks alone are too little. */
export const isHeavy = (text: string): boolean =>
  /\b(dies?|died|dying|dead|death|lost|funeral|pass(?:ed|es)? away|(?:was|were|been|be|had (?:him|her|it|them)) put down|(?:mum|mom|dad|mother|father|\w+mother|\w+father|he|she|they|who) passed(?! (?:the|his|her|their|my|your|an?|it|me|us|by)\b)|buried|grave|grie(?:f|ving)|mourning|cr(?:y|ying|ied)|hates?|alone|lonely|scared|afraid|hurts?|cancer|hospital|left me|broke up|ashamed|hopeless)\b|[😭😢💔]/iu.test(
    text,
  )

/** Signs that stand for a state when a message has no words. */
const states: readonly (readonly [sign: RegExp, state: string])[] = [
  [/[😭😢😿]/u, 'crying'],
  [/[😡🤬😠👿]/u, 'angry'],
  [/[😱😨😰😧]/u, 'scared'],
  [/[😞😔🙁☹😟😣😖💔🥺]/u, 'sad'],
  [/[😩😫🥵🤯]/u, 'overwhelmed'],
]

/** A message of nothing but signs, such as 😭, in the words that they stand for; any other as it is. */
export function inWords(text: string): string {
  if (/[\p{L}\p{N}]/u.test(text)) return text
  const said = states.flatMap(([sign, state]) => (sign.test(text) ? [state] : []))
  return said.length > 0 ? `I am ${said.join(' and ')}` : text
}
