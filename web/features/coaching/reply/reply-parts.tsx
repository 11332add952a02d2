import { useDeferredValue, useMemo } from 'react'
import { type ReplyPart, replyPartLabels } from '#domain/coaching/reply-parts.ts'
import { ReplyMarkdown } from './reply-markdown.tsx'
import { ReplyOptions } from './reply-options.tsx'
import { ReplyStep } from './reply-step.tsx'
import { shownParts } from './shown-parts.ts'
import { strongBeginning } from './strong-beginning.ts'
import { WordsCard } from './words-card.tsx'

/** A label as it stands above or before its part. */
const labelOf = (kind: keyof typeof replyPartLabels) => replyPartLabels[kind].replace(/:$/, '')

export type ReplyPartsProps = {
  /** The reply's text, or what there is of it. */
  children: string
  isGrowing: boolean
  /** Sends a sentence as the person's message; only the newest reply has it, once it is whole. */
  onAsk?: ((message: string) => void) | undefined
}

type PartProps = Omit<ReplyPartsProps, 'children'> & { part: ReplyPart; before: ReplyPart | undefined }

function Part({ part, before, isGrowing, onAsk }: PartProps) {
  switch (part.kind) {
    case 'answer':
      return <ReplyMarkdown>{before ? part.text : strongBeginning(part.text)}</ReplyMarkdown>
    case 'open':
    case 'address':
      return <ReplyMarkdown>{`**${replyPartLabels[part.kind]}** ${part.text}`}</ReplyMarkdown>
    case 'now':
      return (
        <div className="rounded-control border-2 border-primary bg-sunken px-4 py-3">
          <p className="font-heading text-primary">{labelOf('now')}</p>
          <ReplyMarkdown>{part.text}</ReplyMarkdown>
        </div>
      )
    case 'words':
      return (
        <div>
          {before?.kind !== 'words' && <p className="mb-2 font-heading">{labelOf('words')}</p>}
          <WordsCard isGrowing={isGrowing}>{part.text}</WordsCard>
        </div>
      )
    case 'step':
      return <ReplyStep {...part} onAsk={onAsk} />
    case 'options':
      return <ReplyOptions {...part} onAsk={onAsk} />
  }
}

/**
 * A reply drawn by its parts, whoever wrote it: the answer first and without a label, the one thing to do now as the
 * clearest block, each sentence to say or send by itself. Free Markdown is all answer. While the reply grows, typing
 * and scrolling come before drawing it.
 */
export function ReplyParts({ children, isGrowing, onAsk }: ReplyPartsProps) {
  const shown = useDeferredValue(children)
  const parts = useMemo(() => shownParts(shown, isGrowing), [shown, isGrowing])
  return (
    <div className="flex flex-col gap-3">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end.
        <Part key={index} part={part} before={parts[index - 1]} isGrowing={isGrowing} onAsk={onAsk} />
      ))}
    </div>
  )
}
