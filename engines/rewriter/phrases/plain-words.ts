import { opening, phrase, phraseGroup } from './phrase-rule.ts'

/** Roundabout official wording, and the few sayings that have one plain meaning in every sentence. */
const plainWords: readonly (readonly [roundabout: string, plain: string])[] = [
  ['in the event that', 'if'],
  ['(?:due|owing) to the fact that', 'because'],
  ['despite the fact that', 'although'],
  ['until such time as', 'until'],
  ['(?<=^|[.!?]\\s)i (?:kindly )?(?:request|ask) you to', 'please'],
  ['in order to', 'to'],
  ['on the basis that', 'because'],
  ['i am unable to', 'I cannot'],
  ['at this (?:point|moment) in time', 'now'],
  ['with (?:regards?|respect|reference) to(?= (?:the|my|your|our|this|that|these|his|her|their))', 'about'],
  [
    'in (?:regards?|relation|respect) (?:to|of)(?= (?:the|my|your|our|this|that|these|his|her|their))',
    'about',
  ],
  ['prior to', 'before'],
  ['as per my (last|previous) (e-?mail|message|letter)', 'As I wrote in my $1 $2'],
  ['per my (last|previous) (e-?mail|message|letter)', 'As I wrote in my $1 $2'],
  ['(?:the|this) afore-?\\s?mentioned (\\p{L}+s)', 'these $1'],
  ['(?:the|this) afore-?\\s?mentioned (\\p{L}+)', 'this $1'],
  ['the below[- ]mentioned (\\p{L}+)', 'the $1 below'],
  ['the above[- ]mentioned (\\p{L}+)', 'the $1 above'],
  ['regarding(?= the \\p{L}+ (?:below|above))', 'about'],
  ['take into consideration', 'consider'],
  ['the (\\p{L}{3,}ing) of (a|an|the)', '$1 $2'],
  ['at your earliest convenience', 'as soon as you can'],
  ['in the near future', 'soon'],
  ['on a regular basis', 'regularly'],
  ['on a daily basis', 'every day'],
  ['provide me with', 'give me'],
  ['touch base', 'talk briefly'],
  ['circle back(?: (?:on|to) this)?', 'talk about this again'],
  ['(?:the )?ball is in your court', 'it is your turn to decide'],
  ["(?:i have|i've got) a lot on my plate", 'I have a lot to do'],
  ['keep me posted', 'tell me when there is news'],
  ['keep me in the loop', 'keep me informed'],
  ['back to square one', 'back to the beginning'],
]

export const plainPhrases = phraseGroup({
  reason: 'Fewer and plainer words say the same.',
  rules: [
    opening(
      '(?:i am writing to (?:inform|tell|let) you(?: know)? that|this is to inform you that|please be (?:advised|informed) that|i (?:hereby )?(?:would like|wish|want) to inform you that|please note that|i (?:would like|want|wish) to draw your attention to the fact that|with all due respect)',
    ),
    phrase(
      '(?:i am writing to (?:inform|tell) you|this is to inform you|please be (?:advised|informed)|i (?:hereby )?(?:would like|wish|want) to inform you|please note) that',
      '',
    ),
    phrase('with all due respect,?', ''),
    phrase('hereby', ''),
    ...plainWords.map(([roundabout, plain]) => phrase(roundabout, plain)),
  ],
})
