import { WordsToSay } from '../../../platform/words-to-say.tsx'
import { coachingTexts } from '../texts.ts'
import { plainLine } from './finished-sentences.ts'

const quotes = /^(["“„«])(.*)(["”“»])$/

/** What is to be said, and nothing around it: a model may have set it in quotation marks, or in bold. */
function bareWords(text: string): string {
  const line = plainLine(text).trim()
  const inner = quotes.exec(line)?.[2]
  return inner === undefined || /["“”„«»]/.test(inner) ? line : inner
}

type WordsCardProps = { children: string; isGrowing: boolean }

/** One sentence of a reply to say or send. */
export function WordsCard({ children, isGrowing }: WordsCardProps) {
  return <WordsToSay sentence={bareWords(children)} texts={coachingTexts.parts} isGrowing={isGrowing} />
}
