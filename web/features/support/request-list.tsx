import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { SupportRequest } from '#domain/support/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { supportCalls } from './support-calls.ts'
import { supportTexts as texts } from './support-texts.ts'

export const requestsKey = ['support-requests']

function RequestRow({ request }: { request: SupportRequest }) {
  const { subject, message, state, createdAt, hasAttachment } = request
  const sentOn = texts.sentOn(longDate(createdAt))
  return (
    <li className="border-line-soft py-4 not-first:border-t first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 break-words">{subject}</h3>
        <p className="rounded-full border border-line px-3 text-sm">{texts.states[state]}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {hasAttachment ? `${sentOn}, ${texts.withConversation}` : sentOn}
      </p>
      <p className="mt-2 break-words whitespace-pre-line">{message}</p>
    </li>
  )
}

/** What the person asked before and what became of it. */
export function RequestList() {
  const query = useQuery({ queryKey: requestsKey, queryFn: supportCalls.list }, queryClient)
  return (
    <Card heading={texts.listHeading}>
      <Loaded query={query} texts={texts.load}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState Icon={Mail}>{texts.none}</EmptyState>
          ) : (
            <ul>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
