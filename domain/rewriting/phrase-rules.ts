/**
 * Phrases that the rewriter replaces, by reason. Data of the rules rather than words of the interface, so it
 * stands here where the browser and the server can both run it. `find` is matched on word borders without
 * regard to case; an empty `put` leaves the phrase out.
 */
export type PhraseRule = { find: RegExp; put: string }
export type PhraseGroup = { reason: string; rules: PhraseRule[] }

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
/** Whole words only. */
const rule = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})${END}`, 'giu'),
  put,
})
/** Words that stand directly before others: the pattern ends with a space. */
const before = (pattern: string, put: string): PhraseRule => ({
  find: new RegExp(`${START}(?:${pattern})(?=\\p{L})`, 'giu'),
  put,
})
/** The phrase together with the comma and spaces behind it. */
const opening = (pattern: string, put = ''): PhraseRule => ({
  find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})${END}(?:,?\\s+but${END})?[,;:]?\\s*`, 'giu'),
  put,
})

const insultNoun =
  '(?:idiots?|morons?|jerks?|assholes?|bastards?|dumbass(?:es)?|imbeciles?|bitch(?:es)?|losers?|dickheads?|pricks?|arseholes?)'

export const insults: PhraseGroup = {
  reason: 'An insult hides the point: the reader answers the insult. Your point stays.',
  rules: [
    {
      find: new RegExp(
        `,?\\s*(?<![\\p{L}])you(?:'re| are)?(?: an?| such an?| all)?\\s+(?:(?:complete|total|absolute|fucking|stupid|damn|utter)\\s+)*${insultNoun}(?![\\p{L}])`,
        'giu',
      ),
      put: '',
    },
    {
      find: /(?<![\p{L}])(?:are you|you(?:'re| are))\s+(?:just\s+|really\s+|that\s+|so\s+)?(?:stupid|dumb|crazy|insane|an idiot|useless|pathetic)(?![\p{L}])(?:\s+or (?:what|something))?/giu,
      put: '',
    },
    { find: /(?<![\p{L}])what(?:'s| is) wrong with you(?![\p{L}])/giu, put: '' },
    { find: /(?<![\p{L}])(?:the fuck|the hell|fucking|goddamn|damn|bloody)\s+/giu, put: '' },
    { find: /(?<![\p{L}])(?:shut up|fuck off|fuck you|screw you|go to hell)(?![\p{L}])/giu, put: '' },
  ],
}

export const overApologies: PhraseGroup = {
  reason: 'You have the right to write this. One plain request is easier to answer than an apology.',
  rules: [
    opening(
      "(?:i'?m |i am )?(?:so |really |very )?sorry (?:to|for) (?:bother|bothering|disturb|disturbing|trouble|troubling)(?:ing)? you(?: again| about this| with this)?",
    ),
    opening(
      '(?:sorry|apologies) (?:for|about) (?:being (?:annoying|a pain|a bother|so needy)|(?:all )?the (?:messages|questions|spam))',
    ),
    opening(
      "i (?:really )?(?:hate|don'?t want|do not want) to (?:bother|be a bother to|annoy|disturb) you(?: about this| again)?",
    ),
    opening(
      "(?:i know )?(?:this is|it'?s|this might be|it might be) (?:probably |maybe )?a (?:stupid|dumb|silly) question",
    ),
    {
      find: /[,;]?\s*(?:but )?(?:no worries|no problem|it'?s (?:fine|ok|okay)|totally fine) if (?:not|you can'?t|you cannot)(?![\p{L}])/giu,
      put: '',
    },
    {
      find: /[,;]?\s*(?:only )?if (?:that'?s|it'?s|that is|it is) (?:ok|okay|alright|all right|not too much trouble)(?: with you)?(?![\p{L}])/giu,
      put: '',
    },
  ],
}

export const hedges: PhraseGroup = {
  reason:
    'Small words such as "just" and "maybe" hide what you ask for. Without them the reader sees it at once.',
  rules: [
    rule(
      "i(?: was|'m| am) (?:just |really |kind of |sort of |kinda )*wondering (?:if|whether) (?:maybe |perhaps |possibly )?you (?:could|can|would|might)(?: maybe| perhaps| possibly)?",
      'could you',
    ),
    rule(
      "i(?: was|'m| am) (?:just |kind of |sort of |kinda )*wondering (?:if|whether) (?:maybe |perhaps )?i (?:could|can|might)(?: maybe| perhaps| possibly)?",
      'could I',
    ),
    before('do you think (?:maybe )?you (?:could|can) (?:maybe |perhaps |possibly )?', 'could you '),
    rule('would it be (?:at all )?possible for you to', 'could you'),
    rule(
      'i (?:just )?(?:wanted|would like|was hoping) to (?:quickly )?(?:ask|check) (?:if|whether) you (?:could|can|would)',
      'could you',
    ),
    rule('could you (?:maybe|perhaps|possibly|just)', 'could you'),
    rule('can you (?:maybe|perhaps|possibly|just)', 'can you'),
    before(
      '(?:kind of|sort of|kinda|sorta) (?=wondering|feel|think|need|want|upset|angry|sad|worried|annoyed|tired)',
      '',
    ),
    rule('i (?:just )?feel like maybe', 'I think'),
    before('i just (?=want|need|think|feel|wish|hope)', 'I '),
  ],
}

export const accusations: PhraseGroup = {
  reason:
    '"Always" and "never" invite a reader to argue about the exception. What you noticed is harder to argue with.',
  rules: [
    before('you never ', 'I noticed that you often do not '),
    before("you(?: are|'re) always ", 'I noticed that you are often '),
    before('you always ', 'I noticed that you often '),
    before("you(?: are|'re) never ", 'I noticed that you are often not '),
    rule('every single time you', 'often when you'),
    rule("(?:this is|it(?:'s| is)) all your fault", 'I am upset about this'),
    rule('you (?:make|made) me (?:so |really )?(?:angry|mad|furious)', 'I feel angry about this'),
    rule('you (?:make|made) me (?:so |really )?(?:sad|upset)', 'I feel upset about this'),
    rule(
      "you (?:don'?t|do not|didn'?t|did not) (?:even )?care(?: about me| at all)?",
      'I am not sure whether this matters to you',
    ),
  ],
}

export const idioms: PhraseGroup = {
  reason: 'A saying can be read in two ways. Plain words can not.',
  rules: [
    rule('touch base', 'talk briefly'),
    rule('circle back', 'talk about this again'),
    rule('(?:be|get) on the same page', 'agree on this'),
    rule('(?:the )?ball is in your court', 'it is your turn to decide'),
    rule('asap', 'as soon as possible'),
    rule('(?:by )?eod', 'by the end of the day'),
    rule('think outside the box', 'look for a new way'),
    rule('take (?:it|this) offline', 'talk about this separately'),
    rule('a heads[- ]up', 'a warning in advance'),
    rule('at the end of the day,?', 'in the end'),
    rule("(?:i'?m|i am) on the fence", 'I have not decided'),
    rule("(?:i have|i've got) a lot on my plate", 'I have a lot to do'),
    rule('hit me up', 'write to me'),
    rule('up in the air', 'not decided'),
    rule('in the loop', 'informed'),
    rule('low[- ]hanging fruit', 'the easy part'),
    rule('cut (?:me )?some slack', 'be patient with me'),
    rule("(?:it'?s|it is) a no[- ]brainer", 'the decision is easy'),
  ],
}
