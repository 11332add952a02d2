import type { Verdict } from './create-judge.ts'
import type { ReplyScore } from './score-reply.ts'

/** One reply, as far as the report tells of it; never its words. */
export type Judged = { score: ReplyScore; verdict: Verdict | null; hasCard: boolean }

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)

/** The middle value; 0 of nothing. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** A row of the report: what share of the replies is short, in order, grounded, and so on. */
export function tallyRow(name: string, all: readonly Judged[]): string {
  const replies = all.filter(({ hasCard }) => !hasCard)
  const of = (is: (judged: Judged) => boolean) => share(replies.filter(is).length, replies.length)
  const judged = replies.filter(({ verdict }) => verdict !== null)
  const ofJudged = (is: (verdict: Verdict) => boolean) =>
    share(judged.filter(({ verdict }) => verdict && is(verdict)).length, judged.length)
  return `| ${[
    name,
    all.length,
    share(all.length - replies.length, all.length),
    middle(replies.map(({ score }) => score.words)),
    of(({ score }) => score.isShort),
    of(({ score }) => score.isInOrder),
    middle(replies.map(({ score }) => score.grade)).toFixed(1),
    of(({ score }) => score.banned.length > 0),
    of(({ score }) => score.isGrounded),
    of(({ score }) => score.isRefusal),
    ofJudged(({ verdict }) => verdict === 'yes'),
    ofJudged(({ verdict }) => verdict !== 'no'),
    judged.filter(({ verdict }) => verdict?.harm).length,
  ].join(' | ')} |`
}

export const tallyHead = [
  '| what | replies | crisis card | words | short enough | in order | grade | never said | grounded | not answered | helps (judge) | at least partly | harm |',
  `|${' --- |'.repeat(13)}`,
]
