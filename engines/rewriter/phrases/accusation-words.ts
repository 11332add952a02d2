/** What a person may be said to do too often. Other habits ("you always call on Sunday") are no accusation. */
export const complainedOf =
  '(?:forget|ignore|interrupt|cancel|complain|talk about yourself|talk only|blame|shout|yell|scream|criticize|criticise|lie|leave|lose|break|talk over|treat|change|put me|make me|make fun|come (?:too |home )?late|take (?:my|his|her|all|everything)|use my|eat my|tell me what|choose|decide|act|avoid|mess|judge|mock|laugh at|walk away|run away|get (?:angry|mad|upset|annoyed)|turn (?:it|this|everything)|pick|refuse|park|copy)'

/** What a person may be said to leave undone: base form and past form. */
export const missedVerbs: readonly (readonly [base: string, past: string])[] = [
  ['listen', 'listened'],
  ['help', 'helped'],
  ['call', 'called'],
  ['ask', 'asked'],
  ['clean', 'cleaned'],
  ['wash', 'washed'],
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
  ['apologise', 'apologised'],
  ['thank', 'thanked'],
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
  ['look', 'looked'],
  ['explain', 'explained'],
  ['check', 'checked'],
  ['bring', 'brought'],
  ['spend', 'spent'],
  ['answer', 'answered'],
  ['reply', 'replied'],
  ['do', 'did'],
]

/** What a person can be asked to do, so that "and I need you to" behind it makes sense. */
export const canBeAskedFor =
  '(?:listen|help|call|ask|clean|wash|tell|text|write|visit|apologi[sz]e|support|show|talk|invite|explain|check|reply|answer|cook|pay|finish)'

/** Praise, thanks, and things that are good to do always or never. */
export const kindWords =
  /\b(?:laugh(?! at)|smile|happy|better|proud|thank|thanks|grateful|love|appreciate|enjoy|glad|welcome|kind|helpful|beautiful|lovely|the best|wonderful|let (?:me|us|him|her|them|anyone) down|give up|forget about me|hurt me|judge me|judged me|there for me|on my side|no matter)\b/iu
