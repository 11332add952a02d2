import { Collapsible } from '../../../ui/collapsible.tsx'
import { billingTexts } from '../texts.ts'

/** A few numbers to try, each with what happens then. */
export function TestCardNumbers() {
  return (
    <Collapsible showText={billingTexts.showTestCards} hideText={billingTexts.hideTestCards}>
      <ul className="flex flex-col gap-3">
        {billingTexts.testCards.map(({ number, result }) => (
          <li key={number} className="flex flex-wrap gap-x-3">
            <span className="font-heading tabular-nums">{number}</span>
            <span>{result}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{billingTexts.testCardsRest}</p>
    </Collapsible>
  )
}
