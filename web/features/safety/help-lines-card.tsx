import type { ReactNode } from 'react'
import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { Card } from '../../ui/card.tsx'
import { FIRST_LINES } from './first-lines.ts'
import { HelpLineList } from './help-line-list.tsx'
import { moreLinesHeading } from './lines-heading.ts'

type HelpLinesCardProps = {
  help: HelpLinesReply
  /** What lets the person choose it. */
  choice: ReactNode
}

/** The other help lines of the person's country, below the first ones (`CallFirst`). */
export function HelpLinesCard({ help, choice }: HelpLinesCardProps) {
  return (
    <Card heading={moreLinesHeading(help.country)}>
      <HelpLineList help={{ ...help, lines: help.lines.slice(FIRST_LINES) }} isQuiet />
      <div className="mt-6">{choice}</div>
    </Card>
  )
}
