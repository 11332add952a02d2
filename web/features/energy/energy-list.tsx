import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BatteryMedium } from 'lucide-react'
import { useRef } from 'react'
import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useAction } from '../../platform/use-action.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { QuestionButton } from '../../ui/question-button.tsx'
import { energyCalls } from './energy-calls.ts'
import { EnergyPicture } from './energy-picture.tsx'
import { EnergyTable } from './energy-table.tsx'
import { energyTexts as texts } from './texts.ts'

const listKey = ['energy-checkins']

/** Reads the list anew, after something was recorded or deleted. */
export const refreshEnergyList = () => queryClient.invalidateQueries({ queryKey: listKey })

/** So many are seen beside the picture; the list has all. */
const MAX_LATEST = 3

/** What the person wrote with their newest check-ins: it tells more of the week than the bars do. */
function LatestWords({ checkins }: { checkins: readonly EnergyCheckin[] }) {
  const written = checkins.filter(({ words }) => words !== '').slice(0, MAX_LATEST)
  if (written.length === 0) return null
  return (
    <section aria-labelledby="energy-words" className="mt-6 border-t border-line-soft pt-5">
      <h3 id="energy-words" className="mb-2 text-base">
        {texts.latestWords}
      </h3>
      <ul className="flex flex-col gap-3">
        {written.map(({ id, level, words, createdAt }) => (
          <li key={id} className="border-l-4 border-leaf pl-4">
            <p className="max-w-measure wrap-anywhere">{words}</p>
            <p className="text-sm text-ink-soft">
              {texts.levels[level]}, {texts.moment(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
      {checkins.length === 0 ? (
        <EmptyState Icon={BatteryMedium}>
          {texts.none} {texts.noneYet}
        </EmptyState>
      ) : (
        <>
          <EnergyPicture checkins={checkins} />
          <LatestWords checkins={checkins} />
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
        </>
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
