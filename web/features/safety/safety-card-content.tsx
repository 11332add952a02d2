import type { SafetyReply } from '#domain/safety/contract.ts'
import { HelpLineList } from './help-line-list.tsx'
import { linesHeading } from './lines-heading.ts'
import { safetyTexts as texts } from './texts.ts'

/** What the card says: what to do now, words to use, and whom to reach. */
export function SafetyCardContent({ reply: { intro, steps, words, help } }: { reply: SafetyReply }) {
  return (
    <>
      <p>{intro}</p>
      <h4 className="mt-4 mb-2 font-heading">{texts.steps}</h4>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4 className="mt-4 mb-2 font-heading">{texts.words}</h4>
      <ul className="flex flex-col gap-2">
        {words.map((sentence) => (
          <li key={sentence} className="rounded-control bg-sunken px-3 py-2">
            {sentence}
          </li>
        ))}
      </ul>
      <h4 className="mt-4 mb-2 font-heading">{linesHeading(help.country)}</h4>
      <HelpLineList help={help} />
    </>
  )
}
