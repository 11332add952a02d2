import type { Threshold } from '#engines/safety-check/judging/choose-step.ts'
import { isVoice, type Judged } from './judge-unseen.ts'
import { reportByLength, reportBySource, takeSteps } from './report-rates.ts'

/** `report.md`: what the check reaches on people of whom it has read nothing. No message stands in it. */
export function writeReport(judged: readonly Judged[], thresholds: readonly Threshold[]): string {
  const taken = takeSteps(judged, thresholds)
  const ofVoices = taken.filter(({ source }) => isVoice(source))
  const ofWriters = taken.filter(({ source }) => !isVoice(source))
  return `# What the safety check reaches on people that it has not read

Written by \`npm run train:safety\`; \`npm run evaluate:safety\` prints it again. Each message is judged by a model that was trained without the one who wrote it, and with thresholds that were chosen over all of them. Voices have few messages above 120 words, so some of their messages are joined: harmless ones in a row, and a clear one amid harmless ones.

## Voices, by length

${reportByLength(ofVoices)}

## Each voice

${reportBySource(ofVoices)}

## Older writers

They wrote mostly one or two sentences. Testers wrote what one may expect, writers what is veiled or hidden; pairs are a dangerous and a harmless message each with the same striking words.

${reportBySource(ofWriters)}
`
}
