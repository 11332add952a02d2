/** What a person may be said to do too often. Other habits ("you always call on Sunday") are no accusation. */
const complainedOf =
  '(?:forget|ignore|interrupt|cancel|complain|talk about yourself|talk only|blame|shout|yell|scream|criticize|criticise|lie|leave|lose|break|talk over|treat|expect|change|put me|make me|make fun|come (?:too |home )?late|do this|do that|do it|say (?:that|no|the same)|take (?:my|his|her|all|everything)|use my|eat my|want me|tell me what|ask me to do|choose|decide|act|pretend|avoid|mess|judge|mock|laugh at|walk away|have to|need to|run away|get (?:angry|mad|upset|annoyed)|turn (?:it|this|everything)|pick|play|stare|sleep|refuse)'
/** What a person may be said to leave undone: base form and past form. */
const missedVerbs: readonly (readonly [base: string, past: string])[] = [
  ['listen', 'listened'],
  ['help', 'helped'],
  ['call', 'called'],
  ['answer', 'answered'],
  ['reply', 'replied'],
  ['respond', 'responded'],
  ['ask', 'asked'],
  ['clean', 'cleaned'],
  ['wash', 'washed'],
  ['do', 'did'],
  ['think', 'thought'],
  ['care', 'cared'],
  ['tell', 'told'],
  ['let', 'let'],
  ['come', 'came'],
  ['pay', 'paid'],
  ['text', 'texted'],
  ['write', 'wrote'],
  ['visit', 'visited'],
  ['remember', 'remembered'],
  ['say', 'said'],
  ['apologize', 'apologized'],
  ['thank', 'thanked'],
  ['understand', 'understood'],
  ['support', 'supported'],
  ['show', 'showed'],
  ['take', 'took'],
  ['keep', 'kept'],
  ['have', 'had'],
  ['want', 'wanted'],
  ['give', 'gave'],
  ['try', 'tried'],
  ['send', 'sent'],
  ['talk', 'talked'],
  ['read', 'read'],
  ['finish', 'finished'],
  ['cook', 'cooked'],
  ['invite', 'invited'],
  ['trust', 'trusted'],
  ['believe', 'believed'],
  ['look', 'looked'],
  ['explain', 'explained'],
  ['check', 'checked'],
  ['bring', 'brought'],
  ['spend', 'spent'],
]
const bases = missedVerbs.map(([base]) => base).join('|')
const baseByPast = new Map(
  missedVerbs.flatMap(([base, past]) => (base === past ? [] : [[past, base] as const])),
)
const pasts = [...baseByPast.keys()].join('|')

/** Praise, thanks, and things that are good to do always or never. */
const kindWords =
  /\b(?:laugh(?! at)|smile|happy|better|proud|thank|thanks|grateful|love|appreciate|enjoy|glad|welcome|kind|helpful|beautiful|lovely|the best|wonderful|let (?:me|us|him|her|them|anyone) down|give up|forget about me|hurt me|judge me|there for me|on my side|no matter)\b/iu

type Turn = { find: RegExp; first: string; later: string }

const START = "(?<![\\p{L}\\p{N}'])"
const turns: readonly Turn[] = [
  {
    find: new RegExp(
      `${START}you(?:'re| are) (?:always|constantly) (?!right\\b|on time\\b|nice\\b|good\\b|great\\b)`,
      'giu',
    ),
    first: 'I noticed that you are often ',
    later: 'you are often ',
  },
  {
    find: new RegExp(
      `${START}you(?:'re| are) never (?!late\\b|wrong\\b|alone\\b|rude\\b|mean\\b|boring\\b|a burden\\b|too\\b)`,
      'giu',
    ),
    first: 'I noticed that you are often not ',
    later: 'you are often not ',
  },
  {
    find: new RegExp(`${START}you (?:always|constantly) (?=${complainedOf}(?![\\p{L}]))`, 'giu'),
    first: 'I noticed that you often ',
    later: 'you often ',
  },
  {
    find: new RegExp(
      `${START}you never (?:ever )?(?:even )?(?=(?:${bases})(?![\\p{L}]))(?!ask for|say no)`,
      'giu',
    ),
    first: 'I noticed that you often do not ',
    later: 'you often do not ',
  },
]
const areYouAlways = new RegExp(`${START}are you always (?!here\\b|there\\b)`, 'giu')
const neverDid = new RegExp(`${START}you never (?:ever )?(?:even )?(${pasts})(?![\\p{L}])`, 'giu')
const neverHave = new RegExp(`${START}you(?:'ve| have) never (?:ever )?(?:even )?(?=\\p{L})`, 'giu')

/** Blame in one phrase. */
const blames: readonly (readonly [find: RegExp, put: string])[] = [
  [
    /(?<![\p{L}])(?:this is|it(?:'s| is)|that(?:'s| is)) all your fault(?![\p{L}])/giu,
    'I think that you caused this',
  ],
  [
    /(?<![\p{L}])you make me (?:so |really |very )?(?:angry|mad|furious)(?![\p{L}])/giu,
    'I feel angry about this',
  ],
  [
    /(?<![\p{L}])you made me (?:so |really |very )?(?:angry|mad|furious)(?![\p{L}])/giu,
    'I felt angry about this',
  ],
  [/(?<![\p{L}])you make me (?:so |really |very )?(?:sad|upset)(?![\p{L}])/giu, 'I feel upset about this'],
  [/(?<![\p{L}])you made me (?:so |really |very )?(?:sad|upset)(?![\p{L}])/giu, 'I felt upset about this'],
  [
    /(?<![\p{L}])you (?:don'?t|do not|didn'?t|did not) (?:even )?care(?: about me| at all)?(?![\p{L}])/giu,
    'I am not sure whether this matters to you',
  ],
  [/(?<![\p{L}])every single time you(?![\p{L}])/giu, 'often when you'],
  [/,? for once(?=[.!]*$)/giu, ''],
]

/**
 * Turns "you always" and "you never" into what was noticed. A single event in the past stays one: "you never told
 * me" becomes "as far as I know, you did not tell me". Praise is left alone.
 */
export function softenAccusations(sentence: string): string {
  if (kindWords.test(sentence)) return sentence
  let text = sentence
  for (const { find, first, later } of turns) {
    text = text.replace(find, (_match, offset: number) => (isStart(text, offset) ? first : later))
  }
  text = text
    .replace(areYouAlways, 'are you often ')
    .replace(
      neverDid,
      (_match, past: string) => `as far as I know, you did not ${baseByPast.get(past.toLowerCase()) ?? past}`,
    )
    .replace(neverHave, 'as far as I know, you have not ')
  for (const [find, put] of blames) text = text.replace(find, put)
  return text
}

const isStart = (text: string, offset: number) => text.slice(0, offset).trim() === ''
