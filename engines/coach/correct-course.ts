import type { Reading } from '#engines/reader/reading.ts'
import { answerSituation } from './answer-situation.ts'
import {
  type Candidate,
  type CoachReply,
  type CoachTurn,
  candidatesOf,
  type OpenMatter,
} from './coach-turn.ts'
import { mergeFacts, readFacts } from './read-facts.ts'
import { texts } from './texts.ts'
import { thresholds } from './thresholds.ts'
import { withoutDenials } from './without-denials.ts'

const opensWithNo =
  /^\W*(?:no\b|nope\b|neither\b|none of|not\b|its not|it['’]s not|it is not|that['’]?s not|that is not|you (?:mistake|misunderst)|wrong\b|(?:i(?:['’]?m| am)) not\b|i (?:meant|ment|asked)\b|we (?:didn['’]?t|don['’]?t|did not)\b|(?:he|she|they) did(?:n['’]?t| not) (?:say|ask|write)|nobody\b)/i

/** Whether a message says that what was answered is not what it is about. */
export const objects = (text: string, { followUp }: Reading): boolean =>
  followUp.objection >= thresholds.objectionAt || opensWithNo.test(text)

/** Candidates of several readings as one: what one of them does not know counts nothing there. */
function joinCandidates(readings: readonly (readonly Candidate[])[]): Candidate[] {
  const joined = new Map<string, Candidate>()
  for (const { situation, sureness, weight } of readings.flat()) {
    const known = joined.get(situation.id)
    joined.set(situation.id, {
      situation,
      sureness: (known?.sureness ?? 0) + sureness / readings.length,
      weight: (known?.weight ?? 0) + weight / readings.length,
    })
  }
  return [...joined.values()].toSorted((one, other) => other.sureness - one.sureness)
}

/** What is refused from now on: what was before, the present situation, and all that was offered beside it. */
export function refusedWith({ situation }: OpenMatter, { state }: CoachTurn): ReadonlySet<string> {
  const offered = state.lastOffered.flatMap(({ leadsTo }) =>
    leadsTo.kind === 'situation' ? [leadsTo.id] : [],
  )
  return new Set([...state.refusedIds, situation.id, ...offered])
}

/** The situation was right, and something of the answer was wrong. */
const isStillMeant = (current: number, best: number) =>
  current >= thresholds.stillMeantAt && best < thresholds.stillMeantShare * current

/**
 * Somebody says that it was understood wrongly, and what it is: the situation that fits all that was told without what
 * they deny,
 * and none that was answered or offered before; nothing where none is likely, or the present one still is by far.
 */
export function correctCourse(open: OpenMatter, turn: CoachTurn): CoachReply | undefined {
  const refusedIds = refusedWith(open, turn)
  const text = withoutDenials(turn.text)
  const question = `${open.matter.question}\n${text}`
  const joined = joinCandidates([text, question].map((asked) => candidatesOf(turn.read(asked), turn)))
  const current = joined.find(({ situation }) => situation.id === open.situation.id)?.sureness ?? 0
  const [best, ...others] = joined.filter(({ situation }) => !refusedIds.has(situation.id))
  if (!best || best.sureness < thresholds.courseAt || isStillMeant(current, best.sureness)) return undefined
  const reply = answerSituation(best.situation, turn, {
    question,
    facts: mergeFacts(turn.state.facts, readFacts(turn.text)),
    others: others.map(({ situation }) => situation),
    reading: texts.readAnew(best.situation.title),
    isBrief: best.sureness < thresholds.answerAt,
    alternatives: others
      .filter(({ sureness }) => sureness >= thresholds.alternativeShare * best.sureness)
      .map(({ situation }) => situation),
  })
  return { ...reply, state: { ...reply.state, refusedIds, refusals: turn.state.refusals + 1 } }
}
