import type { TextSpan } from '#domain/skills/section-blocks.ts'
import { sentenceToSay } from '#domain/skills/sentence-to-say.ts'
import { WordsToSay } from '../../platform/words-to-say.tsx'
import { Spans } from './section-text.tsx'
import { skillCardTexts as texts } from './texts.ts'

/** One sentence of a card to say or send. */
export function SentenceToSay({ spans }: { spans: readonly TextSpan[] }) {
  return (
    <li>
      <WordsToSay sentence={sentenceToSay(spans.map(({ text }) => text).join(''))} texts={texts}>
        <Spans spans={spans} />
      </WordsToSay>
    </li>
  )
}
