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
  const heading = order !== 'newest' && (group.name || texts.unnamed[order])
  return (
    <section className="break-inside-avoid">
      {heading && (
        <h3 id={headingId} className="mb-2 text-base wrap-anywhere">
          {heading}
        </h3>
      )}
      <ul aria-labelledby={heading ? headingId : undefined} className="flex flex-col gap-3">
        {group.sentences.map((sentence) => (
          <KeptSentenceItem
            key={sentence.id}
            sentence={sentence}
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
