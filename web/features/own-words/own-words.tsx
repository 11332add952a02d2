import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { useIsNarrow } from '../../platform/use-is-narrow.ts'
import { Card } from '../../ui/card.tsx'
import { FoldedCard } from '../../ui/folded-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ownWordsCalls, ownWordsKey, refreshOwnWords } from './own-words-calls.ts'
import { OwnWordsList } from './own-words-list.tsx'
import { SentenceForm } from './sentence-form.tsx'
import { ownWordsTexts as texts } from './texts.ts'

function QueriedWords({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  const query = useQuery({ queryKey: ownWordsKey, queryFn: ownWordsCalls.list })
  const [announced, setAnnounced] = useState('')
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const isNarrow = useIsNarrow()
  const isEmpty = query.data?.sentences.length === 0
  /** As the person left it; null until they did. */
  const [isAdding, setAdding] = useState<boolean | null>(null)
  const form = (
    <>
      <SentenceForm
        submitText={texts.add}
        pendingText={texts.adding}
        onDone={(reply) => {
          setAdding(true)
          void refreshOwnWords()
          setAnnounced(texts.added)
          setSafety(reply.safety)
        }}
      />
      <p role="status" className="mt-3 min-h-7 text-ink-soft">
        {announced}
      </p>
      <SavedTextSafety reply={safety} onClose={() => setSafety(null)} SafetyCard={SafetyCard} />
    </>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
      {/* Not before the list is known: where it is empty, the form comes open. */}
      {!query.isPending && (
        <div className="xl:order-last print:hidden">
          {isNarrow ? (
            <FoldedCard heading={texts.addHeading} isOpen={isAdding ?? isEmpty} onOpenChange={setAdding}>
              {form}
            </FoldedCard>
          ) : (
            <Card heading={texts.addHeading}>{form}</Card>
          )}
        </div>
      )}
      <Loaded query={query} texts={texts.load}>
        {({ sentences }) => (
          <OwnWordsList
            sentences={sentences}
            announce={setAnnounced}
            onSafety={(reply) => setSafety(reply.safety)}
          />
        )}
      </Loaded>
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
