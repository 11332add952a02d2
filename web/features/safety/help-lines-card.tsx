import type { ReactNode } from 'react'
import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { countryName } from '../../platform/country-name.ts'
import { Card } from '../../ui/card.tsx'
import { HelpLineList } from './help-line-list.tsx'
import { linesHeading } from './lines-heading.ts'
import { safetyTexts as texts } from './texts.ts'

type HelpLinesCardProps = {
  help: HelpLinesReply
  /** What lets the person choose it. */
  choice: ReactNode
}

/** The help lines of the person's country. */
export function HelpLinesCard({ help, choice }: HelpLinesCardProps) {
  return (
    <Card heading={linesHeading(help.country)}>
      {help.isOffered && help.country && (
        <p className="mb-4">{texts.linesFromTimeZone(countryName(help.country))}</p>
      )}
      <HelpLineList help={help} />
      <div className="mt-6">{choice}</div>
    </Card>
  )
}
