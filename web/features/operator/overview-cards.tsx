import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OperatorOverview } from '#domain/operator/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { operatorCalls } from './operator-calls.ts'
import { operatorTexts as texts } from './texts.ts'

function Numbers({ overview }: { overview: OperatorOverview }) {
  const { users, subscriptions, openSupportRequests, tokensUsed } = overview
  const numbers: [string, number][] = [
    [texts.users, users],
    [texts.active, subscriptions.active],
    [texts.pastDue, subscriptions.past_due],
    [texts.ended, subscriptions.ended],
    [texts.openRequests, openSupportRequests],
    [texts.tokensUsed, tokensUsed],
  ]
  return (
    <Card heading={texts.numbersHeading}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-heading tabular-nums">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Jobs({ jobs }: { jobs: OperatorOverview['jobs'] }) {
  return (
    <Card heading={texts.jobsHeading}>
      <ul>
        {jobs.map(({ name, lastRunAt, dropped, failed, retrying }) => (
          <li key={name} className="border-t border-line-soft py-3">
            <p className="font-heading break-words">{name}</p>
            <p className="text-sm text-ink-soft">
              {`${texts.lastRun}: ${lastRunAt ? longDate(lastRunAt) : texts.never}. ${texts.failed}: ${failed}. ${texts.retrying}: ${retrying}.${dropped > 0 ? ` ${texts.dropped}: ${dropped}.` : ''}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How many there are of everything, and whether the jobs run; `children` come after it, so that they never move. */
export function OverviewCards({ children }: { children?: ReactNode }) {
  const query = useQuery(
    { queryKey: ['operator-overview'], queryFn: operatorCalls.readOverview },
    queryClient,
  )
  return (
    <>
      <Loaded query={query} texts={texts.load}>
        {(overview) => (
          <>
            <Numbers overview={overview} />
            <Jobs jobs={overview.jobs} />
          </>
        )}
      </Loaded>
      {(query.data || query.isError) && children}
    </>
  )
}
