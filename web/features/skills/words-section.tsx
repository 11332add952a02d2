import { sectionBlocks } from '#domain/skills/section-blocks.ts'
import { Spans } from './section-text.tsx'
import { SentenceToSay } from './sentence-to-say-item.tsx'

/** The words to use of a card: each sentence with what can be done with it. */
export function WordsSection({ children }: { children: string }) {
  return (
    <div className="max-w-measure space-y-3">
      {sectionBlocks(children).map(({ kind, lines }, block) =>
        kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card's text does not change while it is shown.
          <p key={block}>
            <Spans spans={lines.flat()} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <ul key={block} className="space-y-2">
            {lines.map((spans) => (
              <SentenceToSay key={spans.map(({ text }) => text).join('')} spans={spans} />
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
