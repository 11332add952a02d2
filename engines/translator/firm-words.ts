import type { Act, ActReading } from './act.ts'
import { type SignName, signsOf } from './act-signs.ts'

/** A no or a limit is taken as one from this share on: with a sign of it, or without one where it is plain. */
const MIN_SURENESS = 0.4
const MIN_SURENESS_ALONE = 0.6
const MIN_LITERAL_ALONE = 0.4
const signsOfNo: ReadonlySet<string> = new Set<SignName>([
  'cannot do it',
  'begins with no',
  'no thanks',
  'would love to but',
  'not able as an office',
  'sets a limit',
])

const limit =
  /\b(?:(?:do not|don't|stop|quit) (?:ever )?(?:contact|call|text|messag|touch|writ|follow|com(?:e|ing) (?:here|round|over|to my))\w*|leave me alone|(?:it's|we're|we are) over\b|break(?:ing)? up (?:with you)?|i (?:do not|don't) want (?:to (?:see|talk|be with|date|meet)|you to|a relationship|any contact)|i need (?:some |more )?(?:space|time alone|distance)|not interested in (?:you|a|dating|meeting)|want a divorce)/i
const notice =
  /\b(?:appointment|prescription|(?:blood|test|scan) results?|surgery|clinic|dose|tablets?|allerg\w+|evacuat\w+|fire alarm|gas leak|water (?:is|will be) (?:off|shut)|do not (?:enter|drink|eat|use)|recall(?:ed)?|out of order|emergency)\b/i
const wish =
  /^\W*(?:(?:hi|hey|dear|oh)\b[\w ]{0,20}[,!]? *)?(?:(?:a very )?happy (?:birthday|new year|christmas|easter|diwali|anniversary|eid)|merry christmas|eid mubarak|hbd\b|congrat\w*|get well|many happy returns|(?:so )?sorry for your loss|(?:my )?condolences)/i
const noticeActs: ReadonlySet<Act> = new Set<Act>(['inform', 'ask', 'request', 'postpone', 'refuse'])

/** Whether this reads as a no or a limit that holds; "I'll think about it" is neither. */
function isNo(text: string, { acts, literal }: ActReading): boolean {
  const sureness = acts[0]?.sureness ?? 0
  if (sureness < MIN_SURENESS) return false
  if (signsOf(text).some((sign) => signsOfNo.has(sign))) return true
  return sureness >= MIN_SURENESS_ALONE && literal >= MIN_LITERAL_ALONE
}

/** The act of words that nothing may make doubtful: a no, a limit, a good wish, a medical or safety notice; else null. */
export function firmAct(text: string, reading: ActReading): Act | null {
  const plain = text.replace(/[’‘`]/g, "'")
  if (limit.test(plain)) return 'limit'
  if (wish.test(plain)) return 'praise'
  const [first] = reading.acts
  if (!first) return null
  if ((first.act === 'refuse' || first.act === 'limit') && isNo(text, reading)) return first.act
  return notice.test(plain) && noticeActs.has(first.act) ? first.act : null
}
