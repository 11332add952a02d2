import { type SentenceOrder, sentenceOrders } from '#domain/own-words/group-sentences.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ownWordsTexts as texts } from './texts.ts'

type OrderChoiceProps = { order: SentenceOrder; onChoose: (order: SentenceOrder) => void }

/** By what the sentences stand together. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{texts.order}</legend>
      {sentenceOrders.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === order}
          onClick={() => onChoose(each)}
          className={buttonClasses(
            'secondary',
            'px-3! text-sm aria-pressed:border-primary aria-pressed:bg-sunken aria-pressed:outline-1 aria-pressed:outline-primary',
          )}
        >
          {texts.orders[each]}
        </button>
      ))}
    </fieldset>
  )
}
