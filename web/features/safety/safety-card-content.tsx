import type { HelpLinesReply, SafetyReply } from '#domain/safety/contract.ts'
import { countryName } from '../../platform/country-name.ts'
import { HelpLineContact } from './help-line-contact.tsx'
import { HelpLineList } from './help-line-list.tsx'
import { linesHeading } from './lines-heading.ts'
import { safetyTexts as texts } from './texts.ts'

type SafetyCardContentProps = { reply: SafetyReply; help: HelpLinesReply }

/**
 * What the card says: what to do now, words to use, and whom to reach. The first line of every country is its
 * emergency number; it also stands near the top, where it is seen without scrolling.
 */
export function SafetyCardContent({ reply: { intro, steps, words }, help }: SafetyCardContentProps) {
  const emergency = help.lines[0]
  return (
    <>
      <p>{intro}</p>
      {emergency && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 border-l-4 border-leaf pl-3">
          <span>{emergency.name}</span>
          <HelpLineContact line={emergency} />
          {emergency.note && <span>{emergency.note}</span>}
          {help.isOffered && help.country && <span>{texts.fromTimeZone(countryName(help.country))}</span>}
        </p>
      )}
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
