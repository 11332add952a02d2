import { countWords } from '#engines/english/count-words.ts'
import { safeCheck } from '../safety/index.ts'

/** What no model may say in an exercise, whoever it plays. */
const never: readonly RegExp[] = [
  // Markup and addresses.
  /<\/?[a-z!][^<>]*>|https?:|www\.|```/iu,
  // Leaving the role.
  /\b(?:language model|AI|chatbot|system prompt|my (?:instructions|guidelines|programming|training)|chatgpt|openai|anthropic)\b|\bi(?:'m| am) (?:only |just )?(?:an? )?(?:assistant|bot|computer|machine|program|software)\b/iu,
  // Seeming less autistic in place of being clear.
  /\beye contact\b|\b(?:in|into) (?:the|their|his|her|my) eyes?\b/iu,
  /\b(?:act|be|seem|look|appear|sound|behave|acting|being|seeming|looking|appearing|sounding|behaving) (?:more |less |so |too )?(?:normal(?:ly)?|neurotypical|autistic|weird|odd|strange)\b|\bless autistic\b/iu,
  /\b(?:hide|hiding|cover up|disguise|mask|masking|camouflage) (?:your|that you(?:'re| are)|the fact|any)\b|\bmasking\b/iu,
  /\b(?:stop|avoid|without|no) (?:your )?(?:stimm?ing|rocking|flapping|fidgeting)\b|\bquiet hands\b|\b(?:sit|keep|stay) (?:very )?still\b/iu,
  /\b(?:smile more|fake (?:a )?smile|force (?:a smile|yourself)|blend in|fit in|pretend(?:ing)? (?:to be|you)|like (?:a )?normal (?:person|people))\b/iu,
  // Insults.
  /\b(?:idiots?|morons?|assholes?|arseholes?|bastards?|dumbass|imbeciles?|bitch(?:es)?|losers?|dickheads?|pricks?|scumbags?|retard(?:s|ed)?|freaks?|twats?|wankers?|psychos?|weirdos?|creeps?|stupid|pathetic|worthless|disgusting|shut up|fuck\w*|shit\w*)\b/iu,
  /\byou(?:'re| are) (?:(?:just|really|so|such an?|too|being|an?) )*(?:lazy|useless|crazy|insane|ridiculous|hopeless|dramatic|sensitive|rude|selfish|broken|a joke|an embarrassment|a burden|burden)\b/iu,
  // Harm: the safety check reads what people write of themselves, and not what is said to them.
  /\b(?:kill(?:ing)? (?:your|my|him|her|them)sel(?:f|ves)|suicid\w*|self-?harm\w*|(?:hurt|cut|harm)(?:ting|ing)? (?:your|my)self|end (?:your|my) life|better off dead|overdose|(?:i'll|i will|i'm going to|i am going to) (?:kill|hurt|hit|beat|punch) you)\b/iu,
  // Flirting.
  /\b(?:flirt\w*|sexy|kiss(?:es|ing)?|naked|my bed|make out|turn(?:s|ed)? me on|babe|baby|sweetheart|darling|cutie|gorgeous|beautiful eyes|so (?:cute|hot)|go on a date|date me)\b|[😘😍💋😉🥵]/iu,
  // A grade.
  /\b\d+(?:\.\d+)?\s*(?:\/|out of|of)\s*(?:5|10|100)\b|\b\d+\s*(?:%|percent|points?)(?!\w)|\b(?:grade|score|rating)\s*(?:is|of|:)|\b(?:i(?:'d| would)? (?:rate|grade|score|give you))\b|⭐|★/iu,
]

/** What a mentor, who speaks about the words and not in the scene, may not say beyond that: praise and marks. */
const neverOfMentor: readonly RegExp[] = [
  /\b(?:scores?|full marks|rating|gold star|(?:right|wrong|correct|incorrect) answer|well done|(?:good|great|excellent|amazing) (?:job|work)|(?:you|you have|you've) (?:pass|fail)ed)\b/iu,
  /\b(?:answer|reply|response|words|that|this|it) (?:is|are|was|were) (?:(?:just|so|almost|quite|absolutely|completely) )*(?:wrong|correct|incorrect|perfect|excellent|brilliant|amazing)\b/iu,
  /(?<![\p{L}\p{N}])(?:A\+|[A-D][-−])(?![\p{L}\p{N}-])|\b(?:an? |your )?grade:? (?:of )?[A-F]\b/u,
]

/** A script that the product is not written in; signs and emoji belong to none. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const MAX_WORDS = 60

/**
 * Whether a model's words may be shown in an exercise: in the role, without insult, flirting, grade, markup or advice to
 * seem less autistic, not too long, and without a clear sign of danger. In doubt they may not: the written words stand in
 * their place. What is unclear to the safety check passes, since it is made for what people write of themselves: it finds
 * one in six of the written turns and comments unclear.
 */
export function mayBeShown(text: string, speaker: 'partner' | 'mentor'): boolean {
  const faults = speaker === 'mentor' ? [...never, ...neverOfMentor] : never
  return (
    countWords(text) <= MAX_WORDS &&
    !foreign.test(text) &&
    !faults.some((fault) => fault.test(text)) &&
    safeCheck(text).kind !== 'card'
  )
}
