import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ownWordsCalls, ownWordsKey, refreshOwnWords } from './own-words-calls.ts'
import { OwnWordsList } from './own-words-list.tsx'
import { SentenceForm } from './sentence-form.tsx'
import { ownWordsTexts as texts } from './texts.ts'

function QueriedWords({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  const query = useQuery({ queryKey: ownWordsKey, queryFn: ownWordsCalls.list })
  const [announced, setAnnounced] = useState('')
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
      <Loaded query={query} texts={texts.load}>
        {({ sentences }) => (
          <OwnWordsList
            sentences={sentences}
            announce={setAnnounced}
            onSafety={(reply) => setSafety(reply.safety)}
          />
        )}
      </Loaded>
      {/* Not before the list, which would push it down while somebody writes in it. */}
      {!query.isPending && (
        <div className="print:hidden">
          <Card heading={texts.addHeading}>
            <SentenceForm
              submitText={texts.add}
              pendingText={texts.adding}
              onDone={(reply) => {
                void refreshOwnWords()
                setAnnounced(texts.added)
                setSafety(reply.safety)
              }}
            />
            <p role="status" className="mt-3 min-h-7 text-ink-soft">
              {announced}
            </p>
            <SavedTextSafety reply={safety} onClose={() => setSafety(null)} SafetyCard={SafetyCard} />
          </Card>
        </div>
      )}
    </div>
  )
}

/** Everything that the person keeps to say or send again. */
export function OwnWords({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedWords SafetyCard={SafetyCard} />
    </QueryClientProvider>
  )
}
