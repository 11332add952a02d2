import type { Threshold } from '#engines/safety-check/judging/choose-step.ts'
import { isLetter, isVoice, type Judged } from './judge-unseen.ts'
import { reportByLength, reportBySource, takeSteps } from './report-rates.ts'

/** `report.md`: what the check reaches on people of whom it has read nothing. No message stands in it. */
export function writeReport(judged: readonly Judged[], thresholds: readonly Threshold[]): string {
  const taken = takeSteps(judged, thresholds)
  const of = (is: (source: string) => boolean) => taken.filter(({ source }) => is(source))
  const isOlder = (source: string) => !isVoice(source) && !isLetter(source)
  return `# What the safety check reaches on people that it has not read

Written by \`npm run train:safety\`; \`npm run evaluate:safety\` prints it again. Each message is judged by a model that was trained without the one who wrote it. The thresholds were chosen over the harmless messages of the voices, judged in this way. Voices have few messages above 120 words, so their harmless ones are joined by threes there.

## Voices, by length

${reportByLength(of(isVoice))}

## Letters, by length

Five writers wrote signs of danger on purpose as people hide them, and harmless messages that sound dark on purpose. Both are harder than what a usual day brings.

${reportByLength(of(isLetter))}

## Clear and unclear signs of both

${reportByLength(taken.filter(({ source, label }) => !isOlder(source) && label !== 'harmless'))}

## Each letter

${reportBySource(of(isLetter))}

## Each voice

${reportBySource(of(isVoice))}

## Older writers

They wrote mostly one or two sentences. Testers wrote what one may expect, writers what is veiled or hidden; pairs are a dangerous and a harmless message each with the same striking words.

${reportBySource(of(isOlder))}
`
}
