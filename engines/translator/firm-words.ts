import type { Act, ActReading } from './act.ts'

/** A no or a limit is taken as one from this share on. */
const MIN_SURENESS = 0.4

const limit =
  /\b(?:(?:do not|don't|stop|quit) (?:ever )?(?:contact|call|text|messag|touch|writ|follow|com(?:e|ing) (?:here|round|over|to my))\w*|leave me alone|(?:it's|we're|we are) over\b|break(?:ing)? up (?:with you)?|i (?:do not|don't) want (?:to (?:see|talk|be with|date|meet)|you to|a relationship|any contact)|i need (?:some |more )?(?:space|time alone|distance)|not interested in (?:you|a|dating|meeting)|want a divorce)/i
const notice =
  /\b(?:appointment|prescription|(?:blood|test|scan) results?|surgery|clinic|dose|tablets?|allerg\w+|evacuat\w+|fire alarm|gas leak|water (?:is|will be) (?:off|shut)|do not (?:enter|drink|eat|use)|recall(?:ed)?|out of order|emergency)\b/i
const noticeActs: ReadonlySet<Act> = new Set<Act>(['inform', 'ask', 'request', 'postpone', 'refuse'])

/** The act of words that nothing may make doubtful: a no, a limit, a medical or safety notice; else null. */
export function firmAct(text: string, { acts }: ActReading): Act | null {
  const plain = text.replace(/[’‘`]/g, "'")
  if (limit.test(plain)) return 'limit'
  const [first] = acts
  if (!first) return null
  if ((first.act === 'refuse' || first.act === 'limit') && first.sureness >= MIN_SURENESS) return first.act
  return notice.test(plain) && noticeActs.has(first.act) ? first.act : null
}
