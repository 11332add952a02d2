import { ending, phrase, phraseGroup } from './phrase-rule.ts'

const noun =
  '(?:idiots?|morons?|jerks?|assholes?|arseholes?|bastards?|dumbass(?:es)?|imbeciles?|bitch(?:es)?|losers?|dickheads?|pricks?|scumbags?|retards?|freaks?|liars?|cows?|pigs?|twats?|wankers?|fools?|clowns?|creeps?|snakes?)'
const adjective =
  '(?:stupid|dumb|idiotic|useless|pathetic|worthless|disgusting|selfish|lazy|an embarrassment|a disgrace|a joke|brain-?dead|incompetent|out of your mind|insane)'
const stronger =
  '(?:(?:complete|total|absolute|fucking|stupid|damn|utter|real|little|fat|lazy|selfish|bloody|ugly|dumb|goddamn)\\s+)*'
const very =
  '(?:(?:just|really|that|so|such|all|fucking|completely|absolutely|always|being|bloody|damn)\\s+)*'

const anyInsult = new RegExp(
  `(?<![\\p{L}])(?:${noun}|${adjective}|fuck\\p{L}*|shit\\p{L}*|damn)(?![\\p{L}])`,
  'iu',
)

/** Whether a text holds a word that insults. */
export const namesInsult = (text: string): boolean => anyInsult.test(text)

const onlyClause = '(?=\\s*(?:[.!?…,;]|$))'
const you = "you(?:'re| are|r|'r| r)"

/**
 * Insults towards the reader. What a writer says about themselves is no part of this, nor what somebody else said
 * (quotations are protected before these rules run).
 */
export const insults = phraseGroup({
  reason: 'The reader would answer the insult and not your point. Your point stays.',
  rules: [
    ending(`${you}\\s+${very}(?:an?\\s+|nothing but an?\\s+)?${stronger}${noun}`),
    ending(`${you}\\s+${very}${adjective}`),
    ending(`you\\s+${stronger}${noun}`),
    phrase(
      `are you\\s+${very}(?:${adjective}|blind|an?\\s+${stronger}${noun})(?:\\s+or (?:what|something))?${onlyClause}`,
      '',
    ),
    phrase(
      `what(?: the (?:hell|fuck|heck))?(?: is|'s) wrong with you(?: people| guys| lot)?${onlyClause}`,
      '',
    ),
    phrase('shut (?:the (?:fuck|hell) )?up', 'please stop talking'),
    phrase('shut (it|him|her|them|that dog|the dog) up', 'please keep $1 quiet'),
    phrase('your (?:stupid|damn|fucking|bloody|goddamn|ugly|dumb)(?= \\p{L})', 'your'),
    phrase('you people(?= \\p{L})', 'you'),
    phrase('(?:the fuck|the hell|the heck|goddamn(?:ed)?|damn(?:ed)?|bloody)(?= \\p{L})', ''),
    ending('(?:fuck off|piss off|fuck you|screw you|go to hell|drop dead|get lost)'),
    phrase('(?:wtf|what (?:the )?(?:hell|fuck))', 'what'),
  ],
})

/** Swearing that only adds force, which some readers mind and friends do not. */
export const swearing = phraseGroup({
  reason: 'The sentence says the same without the swearing.',
  rules: [phrase('(?:fucking|fuckin|freaking|friggin)(?= \\p{L})', '')],
})
