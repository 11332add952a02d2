import { ending, phrase, phraseGroup } from './phrase-rule.ts'

const noun =
  '(?:idiots?|morons?|jerks?|assholes?|arseholes?|bastards?|dumbass(?:es)?|imbeciles?|bitch(?:es)?|losers?|dickheads?|pricks?|scumbags?|retards?|freaks?|liars?|cows?|pigs?|twats?|wankers?|fools?|clowns?|creeps?)'
const adjective =
  '(?:stupid|dumb|idiotic|useless|pathetic|worthless|disgusting|an embarrassment|a disgrace|a joke|brain-?dead|incompetent|out of your mind|insane)'
const stronger =
  '(?:(?:complete|total|absolute|fucking|stupid|damn|utter|real|little|fat|lazy|selfish|bloody|ugly|dumb|goddamn)\\s+)*'

const anyInsult = new RegExp(
  `(?<![\\p{L}])(?:${noun}|${adjective}|fuck\\p{L}*|shit\\p{L}*|damn)(?![\\p{L}])`,
  'iu',
)

/** Whether a text holds a word that insults. */
export const namesInsult = (text: string): boolean => anyInsult.test(text)

/**
 * Insults towards the reader. What a writer says about themselves stays, and so does what somebody else said
 * (quotations are protected before these rules run).
 */
export const insults = phraseGroup({
  reason: 'An insult hides the point, because the reader answers the insult. Your point stays.',
  hidesWhatWas: true,
  rules: [
    phrase(
      `you(?:'re| are)\\s+(?:just\\s+|really\\s+)?(?:an?|such an?|nothing but an?)\\s+${stronger}${noun}`,
      'I am upset with you',
    ),
    phrase(`you(?:'re| are)\\s+(?:all\\s+)?${stronger}${noun}`, 'I am upset with you'),
    phrase(
      `you(?:'re| are)\\s+(?:just\\s+|really\\s+|that\\s+|so\\s+|such\\s+|fucking\\s+|completely\\s+|absolutely\\s+)*${adjective}`,
      'I am upset with you',
    ),
    ending(`you\\s+${stronger}${noun}`),
    {
      find: new RegExp(
        `(?<![\\p{L}])are you\\s+(?:just\\s+|really\\s+|that\\s+|so\\s+|all\\s+|completely\\s+|fucking\\s+)*(?:${adjective}|blind|an?\\s+${stronger}${noun})(?![\\p{L}])(?:\\s+or (?:what|something))?[?!]*`,
        'giu',
      ),
      put: '',
    },
    phrase('what the (?:hell|fuck|heck) is wrong with you', 'what happened'),
    phrase('shut (?:the (?:fuck|hell) )?up', 'please stop talking'),
    phrase('your (?:stupid|damn|fucking|bloody|goddamn|ugly|dumb)(?= \\p{L})', 'your'),
    {
      find: /(?<![\p{L}])(?:the fuck|the hell|the heck|fucking|goddamn(?:ed)?|damn(?:ed)?|bloody)\s+(?=\p{L})/giu,
      put: '',
    },
    {
      find: /(?<![\p{L}])(?:fuck off|piss off|fuck you|screw you|go to hell|drop dead|get lost)(?![\p{L}])/giu,
      put: '',
    },
    { find: /(?<![\p{L}])(?:wtf|what (?:the )?(?:hell|fuck))(?![\p{L}])/giu, put: 'what' },
  ],
})
