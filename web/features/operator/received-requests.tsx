import { useQuery } from '@tanstack/react-query'
import type { ReceivedSupportRequest } from '#domain/support/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useAction } from '../../platform/use-action.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SelectInput } from '../../ui/select-input.tsx'
import { operatorCalls } from './operator-calls.ts'
import { operatorTexts as texts } from './texts.ts'

type State = ReceivedSupportRequest['state']
const states = Object.keys(texts.states) as State[]

function RequestRow({ request }: { request: ReceivedSupportRequest }) {
  const { id, subject, message, state, from, createdAt, hasAttachment } = request
  const { isRunning, run } = useAction(async (next: State) => {
    await operatorCalls.setState(id, next)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['operator-requests'] }),
      queryClient.invalidateQueries({ queryKey: ['operator-overview'] }),
    ])
  })
  return (
    <li className="flex flex-col gap-3 border-t border-line-soft py-4">
      <h3 className="break-words">{subject}</h3>
      <p className="text-sm break-words text-ink-soft">
        {texts.from(from.name, from.email, longDate(createdAt))}
      </p>
      <p className="break-words whitespace-pre-line">{message}</p>
      {hasAttachment && <p className="text-sm text-ink-soft">{texts.attachment}</p>}
      <Field label={texts.stateOf(subject)}>
        <SelectInput
          value={state}
          disabled={isRunning}
          onChange={(event) => run(event.target.value as State)}
        >
          {states.map((name) => (
            <option key={name} value={name}>
              {texts.states[name]}
            </option>
          ))}
        </SelectInput>
      </Field>
    </li>
  )
}

/** What members asked, newest first, with the state that they see too. */
export function ReceivedRequests() {
  const query = useQuery(
    { queryKey: ['operator-requests'], queryFn: operatorCalls.listRequests },
    queryClient,
  )
  return (
    <Card heading={texts.requestsHeading}>
      <Loaded query={query} texts={texts.loadRequests}>
        {({ requests }) => (
          <>
            {requests.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
            <ul>
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  )
}
