import { MapPin, UserRound } from 'lucide-react'
import { useId } from 'react'
import type { KeptSentence } from '#domain/own-words/contract.ts'
import type { SentenceGroup, SentenceOrder } from '#domain/own-words/group-sentences.ts'
import { KeptSentenceItem } from './kept-sentence-item.tsx'
import { ownWordsTexts as texts } from './texts.ts'

type SentenceGroupsProps = {
  groups: readonly SentenceGroup[]
  order: SentenceOrder
  onChange: (sentence: KeptSentence) => void
  onRemove: (sentence: KeptSentence) => Promise<void>
}

function Group({ group, order, ...on }: Omit<SentenceGroupsProps, 'groups'> & { group: SentenceGroup }) {
  const headingId = useId()
  const Icon = order === 'place' ? MapPin : UserRound
  const heading = order !== 'newest' && (group.name || texts.unnamed[order])
  return (
    <section className="break-inside-avoid overflow-hidden rounded-card border border-line-soft bg-card shadow-card print:border-0">
      {heading && (
        <h3
          id={headingId}
          className="flex items-center gap-2 border-b border-line-soft bg-sunken px-5 py-2.5 text-base wrap-anywhere print:px-0"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-primary print:hidden" />
          {heading}
        </h3>
      )}
      <ul aria-labelledby={heading ? headingId : undefined} className="divide-y divide-line-soft">
        {group.sentences.map((sentence) => (
          <KeptSentenceItem
            key={sentence.id}
            sentence={sentence}
            order={order}
            onChange={() => on.onChange(sentence)}
            onRemove={() => on.onRemove(sentence)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Kept sentences, under the persons or places that they are for. */
export function SentenceGroups({ groups, ...rest }: SentenceGroupsProps) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <Group key={group.name} group={group} {...rest} />
      ))}
    </div>
  )
}
