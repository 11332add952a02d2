import { chooseStep, type Threshold, thresholdFor } from '#engines/safety-check/judging/choose-step.ts'
import type { Judged } from './judge-unseen.ts'
import { lengthBands as bands } from './length-bands.ts'
import type { SafetyLabel } from './training-message.ts'

/** A message with the step that it takes. */
export type Taken = { label: SafetyLabel; source: string; words: number; step: 'card' | 'line' | 'none' }

export const takeSteps = (judged: readonly Judged[], thresholds: readonly Threshold[]): readonly Taken[] =>
  judged.map(({ byRules, clear, any, ...one }) => ({
    ...one,
    step: chooseStep(byRules, { clear, any }, thresholdFor(thresholds, one.words)),
  }))

const nameOf = ([from, to]: (typeof bands)[number]) =>
  to === Number.POSITIVE_INFINITY ? `above ${from - 1}` : `${from} to ${to}`

const percent = (some: number, all: number) => (all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`)

const labels = ['harmless', 'unclear', 'clear'] as const

/** For each label the number of messages, how many bring the card, and how many the line, or card or line. */
function cells(taken: readonly Taken[]): string {
  return labels
    .map((label) => {
      const own = taken.filter((one) => one.label === label)
      const cards = own.filter(({ step }) => step === 'card').length
      const lines = own.filter(({ step }) => step === 'line').length
      const second = label === 'harmless' ? lines : cards + lines
      return `${own.length} | ${percent(cards, own.length)} | ${percent(second, own.length)}`
    })
    .join(' | ')
}

const head = [
  '| words | harmless | card | line | unclear | card | card or line | clear | card | card or line |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]

/** A table in Markdown of what messages bring, by their length. No message stands in it. */
export function reportByLength(taken: readonly Taken[]): string {
  const rows = bands.map((band) => {
    const own = taken.filter(({ words }) => words >= band[0] && words <= band[1])
    return `| ${nameOf(band)} | ${cells(own)} |`
  })
  return [...head, ...rows, `| all | ${cells(taken)} |`].join('\n')
}

/** The same by who wrote them. */
export function reportBySource(taken: readonly Taken[]): string {
  const sources = [...new Set(taken.map(({ source }) => source))].sort()
  const rows = sources.map(
    (source) => `| ${source} | ${cells(taken.filter((one) => one.source === source))} |`,
  )
  return [head[0]?.replace('words', 'written by'), head[1], ...rows].join('\n')
}
