import { sectionBlocks } from './section-blocks.ts'

const firstSentence = /^.*?[.!?]["”’)]*(?=\s|$)/

/** The steps of a card, in their order, each by its first sentence: what is done, without how. */
export const shortSteps = (stepsSection: string): string[] =>
  sectionBlocks(stepsSection)
    .filter(({ kind }) => kind !== 'paragraph')
    .flatMap(({ lines }) => lines.map((spans) => spans.map(({ text }) => text).join('')))
    .map((step) => firstSentence.exec(step)?.[0] ?? step)
