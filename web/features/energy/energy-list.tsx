import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useAction } from '../../platform/use-action.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { QuestionButton } from '../../ui/question-button.tsx'
import { energyCalls } from './energy-calls.ts'
import { EnergyPicture } from './energy-picture.tsx'
import { EnergyTable } from './energy-table.tsx'
import { energyTexts as texts } from './texts.ts'

const listKey = ['energy-checkins']

/** Reads the list anew, after something was recorded or deleted. */
export const refreshEnergyList = () => queryClient.invalidateQueries({ queryKey: listKey })

function ListedCheckins({ checkins }: { checkins: readonly EnergyCheckin[] }) {
  const viewRef = useRef<HTMLDivElement>(null)
  /** What was pressed goes away with what it deleted, so that the list takes the focus. */
  const { run } = useAction(async (id?: string) => {
    await (id ? energyCalls.remove(id) : energyCalls.removeAll())
    await refreshEnergyList()
    viewRef.current?.focus()
  })
  return (
    <div ref={viewRef} tabIndex={-1} className="outline-none">
      <EnergyPicture checkins={checkins} />
      {checkins.length > 0 && (
        <div className="mt-6">
          <Collapsible showText={texts.showList} hideText={texts.hideList}>
            <p className="mb-3 text-sm text-ink-soft">{texts.newest}</p>
            <EnergyTable checkins={checkins} onRemove={run} />
            <QuestionButton
              variant="ghost"
              className="mt-4 px-0!"
              text={texts.removeAll}
              question={texts.removeAllQuestion}
              meaning={texts.removeAllMeaning}
              noText={texts.keep}
              onYes={() => void run()}
            />
          </Collapsible>
        </div>
      )}
    </div>
  )
}

function QueriedList() {
  const query = useQuery({ queryKey: listKey, queryFn: energyCalls.list })
  return (
    <Card heading={texts.listHeading}>
      <Loaded query={query} texts={texts.load}>
        {({ checkins }) => <ListedCheckins checkins={checkins} />}
      </Loaded>
    </Card>
  )
}

/** What the person recorded, and how to delete it. */
export function EnergyList() {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedList />
    </QueryClientProvider>
  )
}
