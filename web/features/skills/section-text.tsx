import { type SectionBlock, sectionBlocks, type TextSpan } from '#domain/skills/section-blocks.ts'

/** A line of a card, with what is bold in it. */
export function Spans({ spans }: { spans: readonly TextSpan[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a card's text does not change while it is shown.
  return spans.map(({ text, isStrong }, index) => (isStrong ? <strong key={index}>{text}</strong> : text))
}

function Block({ block: { kind, lines } }: { block: SectionBlock }) {
  if (kind === 'paragraph')
    return (
      <p>
        <Spans spans={lines.flat()} />
      </p>
    )
  const List = kind === 'numbers' ? 'ol' : 'ul'
  return (
    <List className={kind === 'numbers' ? 'list-decimal space-y-2 pl-7' : 'list-disc space-y-2 pl-7'}>
      {lines.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's text does not change while it is shown.
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}

/** The text of one section of a card. */
export function SectionText({ children }: { children: string }) {
  return (
    <div className="max-w-measure space-y-3">
      {sectionBlocks(children).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's text does not change while it is shown.
        <Block key={index} block={block} />
      ))}
    </div>
  )
}
