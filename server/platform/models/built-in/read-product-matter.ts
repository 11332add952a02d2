import { splitWords } from '#engines/english/split-words.ts'

/** What people ask the coach about Wayfern itself. No skill card can answer it. */
export type ProductMatter =
  | 'professional'
  | 'person'
  | 'privacy'
  | 'conversations'
  | 'account-deletion'
  | 'export'
  | 'subscription'
  | 'price'
  | 'sign-in'
  | 'theme'
  | 'voice'
  | 'game-elements'
  | 'tokens'
  | 'name'
  | 'mail'
  | 'sharing'
  | 'origin'
  | 'language'
  | 'writing'

const asking =
  '^(?:so |and |but |also |hi |hello |hey |please |how |where |why |do |does |is there a way to |can |could |would |will |may |i |you |we |want to |would like to |like to |need to |have to |go to |ways? to |help me |cannot )*'
const itself =
  '(?:wayfern|th(?:is|e) (?:app|site|website|page|program|software|service|tool|platform|bot|chatbot|coach))'
const talk = '(?:chats?|conversations?|chat history|history)'
const ownWords = `(?:what (?:i|we) (?:write|say|type|tell|wrote|said)|everything i (?:write|say|type|tell)|(?:this|my|our|these|the) (?:${talk}|messages?)|my (?:data|information|answers|texts|secrets))`
const anyone =
  '(?:anyone|anybody|someone|somebody|other people|others|people|they|humans?|staff|the operators?|my (?:\\w+ ){1,2}|the (?:police|government|company|school|hospital))'
const reads = '(?:reads?|sees?|look at|access|know|find out|get)'

/** A pattern that begins as a request does and ends with the message, so that a story with the same words is none of it. */
const asks = (what: string) => new RegExp(`${asking}${what}(?: here| please| now)*$`)
const any = (...sources: readonly string[]) => new RegExp(sources.join('|'))

/** Over words as `splitWords` gives them. */
const patterns: readonly (readonly [ProductMatter, RegExp])[] = [
  [
    'professional',
    any(
      '^(so |and |but )*(are|r) (you|u) (really |even |actually |like )?(an? |my )?(real |qualified |licensed |trained |medical )*(therapist|doctor|psychologist|psychiatrist|counsell?or|nurse|expert|professional|social worker)\\b',
      '^(so |and )*is (this|it|wayfern) (an? |some kind of |like )?(real )?(therapy|treatment|counsell?ing|medical advice)\\b',
      '^(can|could|do) you (diagnose|treat|prescribe)\\b',
    ),
  ],
  [
    'person',
    asks(
      `(?:(?:talk|speak|chat|write|connect me|get through) (?:to|with) (?:an? |some )?(?:(?:real|actual|live|human) )*(?:human|person|someone real|somebody real)(?: being)?(?: instead| behind this)?|(?:contact|reach|get in touch with|write to|talk to|speak to|ask) (?:the )?(?:your |wayfern )*support(?: team)?|(?:contact|reach|write to|talk to) (?:wayfern|your (?:team|staff|developers?)|the (?:developers?|operators?|people behind ${itself}))|(?:report|complain about) (?:an? |the )?(?:bug|problem with ${itself}|error in ${itself}|${itself}))`,
    ),
  ],
  [
    'privacy',
    any(
      `^(?:so |and |but |what if |hi )*(?:can|could|will|would|does|do|is) ${anyone} ?(?:else )?(?:able to |get to |ever |actually |really )*${reads} ${ownWords}`,
      `^(?:so |and |but )*who (?:else )?(?:can |could |will )?${reads} (?:this|it|that|${ownWords})$`,
      `^(?:so |and |but |hi )*(?:is|are) (?:this|it|everything|${ownWords})(?: really| here| all)* (?:private|confidential|anonymous|encrypted|recorded|stored|saved|kept|shared|monitored|secure)\\b(?: here)?$`,
      `\\bdo(?:es)? (?:you|${itself}) (?:really |also |ever )*(?:store|save|keep|record|log|share|sell|collect|track|report|read|pass on|learn from) (?:${ownWords}|it all|anything i|everything|me$)`,
      '\\b(?:gdpr|privacy policy|data protection)\\b',
      `^(?:what|where) (?:do you do with|happens to|happens with|is|are) (?:my data|${ownWords})(?: stored| kept| saved)?$`,
      '\\btrain (?:an? |the |your )?(?:ai|model|models) (?:on|with)\\b',
    ),
  ],
  [
    'account-deletion',
    asks(
      '(?:delete|close|remove|deactivate|erase|get rid of) (?:my|this|the) (?:wayfern |whole |entire )?(?:account|profile|user account)(?: permanently| on wayfern)?',
    ),
  ],
  [
    'export',
    asks(
      `(?:download|export|save|print|get a copy of|back up) (?:a copy of |all |of )*(?:my|this|our) (?:own |whole |old )?(?:data|${talk}|answers)(?: as \\w+)?`,
    ),
  ],
  [
    'conversations',
    any(
      asks(
        `(?:delete|remove|erase|clear|rename|search|find|see|open|read|get back|go back to|restore|continue|resume|keep|start|begin) (?:all |again |an? |of |in |the )*(?:(?:this|my|our|these|old|earlier|previous|last|past|new|temporary|kept|saved) )+${talk}(?: again| from (?:yesterday|last \\w+|before))*`,
      ).source,
      `^(?:so |and |but )*(?:where|what happened) (?:is |are |did |to |have )*(?:all )?(?:my|our|the) (?:old |earlier |previous |last |past )*${talk}(?: go| gone| from \\w+)*$`,
      '^(?:do |can |will |does )(?:you|wayfern|the coach|it) remember (?:our|my|what|the|last|previous|earlier)\\b',
    ),
  ],
  [
    'subscription',
    any(
      asks(
        `(?:cancel|stop|end|quit|pause|renew|change|resume|manage|leave) (?:my |the |this |your |paying for )*(?:wayfern |premium |monthly )*(?:subscription|premium|wayfern|${itself})(?: to wayfern)?`,
      ).source,
      asks(
        '(?:get|have|ask for) (?:an? |my )?(?:refund|money back) for (?:wayfern|this|my subscription|the subscription)',
      ).source,
      asks(
        '(?:change|update|replace) (?:my |the )?(?:credit card|payment method|card details|payment details)(?: for (?:wayfern|the subscription|my subscription))?',
      ).source,
      '^(?:so |and )*when (?:will|am|do) i (?:be |get )?(?:charged|billed)(?: next| again)?$',
    ),
  ],
  [
    'price',
    any(
      `^(?:so |and |but )*(?:how much|what) (?:does |do |is |are |will )*(?:this|wayfern|${itself}|premium|(?:the|my|a|your) subscription)(?: cost| costs)*(?: me)?(?: a month| per month| each month)?$`,
      `^(?:so |and )*(?:is|do i have to pay for) (?:wayfern|${itself})(?: free)?(?: of charge)?$`,
    ),
  ],
  [
    'sign-in',
    asks(
      '(?:(?:change|reset|forgot|forgotten|update) (?:my |the )(?:wayfern )?(?:password|email|email address|login)(?: on wayfern| for wayfern)?|(?:sign|log) out(?: of wayfern| everywhere| on (?:all|other) devices)*)',
    ),
  ],
  [
    'theme',
    any(
      '\\b(?:dark|night|light) mode\\b|\\bhigh contrast\\b|\\b(?:font|text|letter) size\\b',
      asks(
        '(?:make|get|have|change|turn|switch|set) (?:the |this |off |down )*(?:text|font|letters?|writing|background|colou?rs?|page|screen|green background|gradient)(?: on this page)?(?: bigger| larger| smaller| darker| brighter| plain| off| calmer| less bright)?',
      ).source,
      '^(?:the |your |this )(?:text|font|letters|writing|page|screen|background|green)(?: here| on this page)? (?:is|are) (?:much |way )?too (?:small|tiny|big|large|bright|green|light|dark|colou?rful)(?: for me)?(?: here)?$',
    ),
  ],
  [
    'voice',
    any(
      asks(
        '(?:read|say|speak) (?:this|it|that|them|your (?:answers?|replies|messages)|the (?:answers?|replies)|everything)(?: aloud| out loud| to me)+',
      ).source,
      '\\b(?:turn|switch) (?:(?:on|off) (?:the |your )?voice|(?:the |your )?voice (?:on|off))\\b',
      asks('(?:talk|speak) (?:to you )?(?:with my voice|by voice|instead of typing|instead of writing)')
        .source,
    ),
  ],
  [
    'game-elements',
    any(
      asks(
        '(?:turn|switch|get rid of|hide|disable|stop|remove|earn|lose|use|understand|get|lost|collect|see|reset) (?:off |on |of |more |all |out |about )*(?:my |these |those |all |the )*(?:points|streaks?|levels|achievements|gamification|game elements|badges)(?: off| (?:in|on) wayfern)*',
      ).source,
      '^(?:so |and )*what (?:are|is|do|does) (?:the |these |those |my |a )*(?:points|streaks?|levels?|achievements|badges) (?:for|about|mean|here|good for|do)(?: here| for)?$',
    ),
  ],
  [
    'tokens',
    /\b(what (is|are)|how many|how much|out of|no|remaining|reset|monthly|more) (an? |the |my |these |those |of my )*tokens?\b|\btokens? (limit|usage|allowance|budget|reset|left|remaining|used|run out)\b|\bmy tokens\b/,
  ],
  [
    'name',
    any(
      '^(please |can |could |would |will |you |i want you to |i would like you to |just )+call me \\w+( \\w+)?( please| instead| from now on)*$',
      '^(can|how do|how can|could|where can|i want to)( i| you)*( change| pick| choose| give)* (your|you a|the companion|my companion|the coach) ?(new )?names?\\b',
    ),
  ],
  [
    'mail',
    any(
      asks(
        `(?:stop|turn off|switch off|turn on|switch on|get|unsubscribe from|change|no more) (?:getting |sending |all |your |the |me |my |those |these |any )*(?:daily )?(?:emails?|reminders?|notifications?|newsletter) (?:from (?:you|wayfern|${itself})|of wayfern|in wayfern)`,
      ).source,
      asks(
        '(?:get|set|turn on|switch on|turn off|switch off|stop|change) (?:the |my |an? |your )*(?:daily reminders?|newsletter)',
      ).source,
      '^stop (?:emailing|sending me emails)\\b',
    ),
  ],
  [
    'sharing',
    asks(
      '(?:share|show|send|give) (?:my |the |an? |her |him |them )*(?:\\w+ ){0,2}(?:my |the |an? )?(?:progress|progress report)(?: (?:to|with) (?:my |an? |the )?\\w+(?: \\w+)?)?',
    ),
  ],
  [
    'origin',
    any(
      '^(so |and |but )*who (made|wrote|writes|reviewed|checked|created|invented|is behind|are behind) (all )?(the |these |those |your |this |of )*(skill )?(cards?|answers?|replies|app|library|wayfern|site|program)$',
      '^(so |and |but )*(where|how) do (you|your answers|the answers|these answers|your tips|these cards|the cards) (get|come|know|take)( (this|that|these|all|it|your|the|from|answers|information|advice|all of this|so much))*( from)?$',
      '^(so |and |but )*(what is|are) your sources?\\b',
    ),
  ],
  [
    'language',
    /\b(speak|understand|write|answer|reply|talk|know)( to me)?( in)? (spanish|german|french|italian|japanese|chinese|latin|russian|polish|arabic|hindi|turkish|portuguese|dutch|swedish|other languages?|another language|my language)(?=( please| too| instead| as well)*$)/,
  ],
  [
    'writing',
    any(
      '^(please |can |could |would |will |you |just |hey |ok |so |and |then |i want you to |help me )*(rewrite|rephrase|reword|proofread|correct|edit) (this|it|that|my (message|text|email|mail|letter|draft|reply|answer|sentence))\\b',
    ),
  ],
]

/** A longer message tells of something. */
const MAX_WORDS = 16

/**
 * The matter of the product that a short message asks about. Coarse: a card's own question is looked for first.
 * @returns nothing for a message about life outside the product, such as `how do I cancel my gym subscription`
 */
export function readProductMatter(text: string): ProductMatter | undefined {
  const words = splitWords(text)
  if (words.length > MAX_WORDS) return undefined
  const message = words.join(' ')
  return patterns.find(([, pattern]) => pattern.test(message))?.[0]
}
