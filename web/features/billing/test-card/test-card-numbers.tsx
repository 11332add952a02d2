import { Collapsible } from '../../../ui/collapsible.tsx'
import { billingTexts } from '../texts.ts'

/** A few numbers to try, each with what happens then. */
export function TestCardNumbers() {
  return (
    <Collapsible showText={billingTexts.showTestCards} hideText={billingTexts.hideTestCards}>
      <ul className="flex flex-col gap-1">
        {billingTexts.testCards.map(({ number, result }) => (
          <li key={number}>
            <span className="font-heading whitespace-nowrap tabular-nums">{number}</span> {result}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">{billingTexts.testCardsRest}</p>
    </Collapsible>
  )
}
