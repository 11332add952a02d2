import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HelpLinesReply } from '#domain/safety/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { Card } from '../../ui/card.tsx'
import { HelpLineList } from './help-line-list.tsx'
import { linesHeading } from './lines-heading.ts'
import { safetyTexts as texts } from './texts.ts'

/** The help lines of the person's country, below what lets them choose it. */
export function HelpLinesCard({ country, choice }: { country: string | null; choice: ReactNode }) {
  const { data: help, isError } = useQuery({
    queryKey: ['help-lines', country],
    queryFn: ({ signal }) =>
      callApi<HelpLinesReply>(`/safety/lines${country ? `?country=${country}` : ''}`, { signal }),
  })
  return (
    <Card heading={linesHeading(help?.country ?? country)}>
      <div className="mb-4">{choice}</div>
      {help && <HelpLineList help={help} />}
      <p role="status">{isError ? texts.linesFailure : !help && texts.linesLoading}</p>
    </Card>
  )
}
