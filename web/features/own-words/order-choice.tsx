import { type SentenceOrder, sentenceOrders } from '#domain/own-words/group-sentences.ts'
import { Segments } from '../../ui/segments.tsx'
import { ownWordsTexts as texts } from './texts.ts'

type OrderChoiceProps = { order: SentenceOrder; onChoose: (order: SentenceOrder) => void }

/** By what the sentences stand together. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  return (
    <Segments
      label={texts.order}
      items={sentenceOrders.map((value) => ({ value, label: texts.orders[value] }))}
      chosen={order}
      onChoose={onChoose}
    />
  )
}
