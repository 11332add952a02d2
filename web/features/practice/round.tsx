import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RoundItem } from '#domain/practice/contract.ts'
import type { ItemRating } from '#domain/practice/item-memory.ts'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { browserTimeZone } from '../../platform/browser-time-zone.ts'
import { PRACTICE_PATH } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Controls, ExerciseFrame } from './controls.tsx'
import { type BegunRound, readKeptRound } from './kept-round.ts'
import { roundOf } from './practice-calls.ts'
import { RoundEnd } from './round-end.tsx'
import { RoundItemView } from './round-item.tsx'
import { roundTexts as texts } from './round-texts.ts'
import { Stopped } from './stopped.tsx'
import { useRound } from './use-round.ts'

const ratings = Object.entries(texts.ratings) as [ItemRating, string][]

type OpenItemProps = {
  item: RoundItem
  heading: string
  takesFocus: boolean
  onRate: (rating: ItemRating) => void
}

/** An item, and the three things that can be said of it once something of it was read. */
function OpenItem({ onRate, ...view }: OpenItemProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Card>
      <RoundItemView {...view} onShown={() => setShown(true)} />
      {isShown && (
        <fieldset className="mt-5 border-t border-line-soft pt-5">
          <legend className="float-left w-full font-heading">{texts.rate}</legend>
          <p className="clear-both mb-3 text-sm text-ink-soft">{texts.rateHint}</p>
          <div className="flex flex-wrap gap-3">
            {ratings.map(([rating, text]) => (
              <Button key={rating} variant="secondary" onClick={() => onRate(rating)}>
                {text}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </Card>
  )
}

function Play({ userId, begun }: { userId: string; begun: BegunRound }) {
  const navigate = useNavigate()
  const [isStopped, setStopped] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const { at, isWaiting, goTo, rate } = useRound(userId, begun)
  function move(step: () => void) {
    setMoved(true)
    step()
  }
  const { items, keep } = begun.round
  const item = items[at]
  const frame = {
    pause: () => void navigate(PRACTICE_PATH),
    stop: () => move(() => setStopped(true)),
    end: null,
  }
  if (items.length === 0) return <p>{texts.none}</p>
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div aria-live="polite">{isWaiting && <Banner isAnnounced={false}>{texts.waiting}</Banner>}</div>
      {isStopped && <Stopped onGoOn={() => setStopped(false)} />}
      {!isStopped && !item && <RoundEnd items={items} keep={keep} />}
      {!isStopped && item && (
        <ExerciseFrame value={frame}>
          <OpenItem
            key={item.id}
            item={item}
            heading={texts.item(at + 1, items.length, item.exercise.title)}
            takesFocus={hasMoved}
            onRate={(rating) => move(() => rate(item.id, rating))}
          />
          <Controls onBack={at > 0 ? () => move(() => goTo(at - 1)) : null} backText={texts.back}>
            <Button variant="ghost" className="px-2! text-sm" onClick={() => move(() => goTo(at + 1))}>
              {texts.leaveOut}
            </Button>
          </Controls>
        </ExerciseFrame>
      )}
    </div>
  )
}

function QueriedRound({ userId }: { userId: string }) {
  const [day] = useState(() => calendarDay(new Date(), browserTimeZone()))
  const [kept] = useState(() => readKeptRound(userId))
  // What was said in a round of another day is still to be sent; the round itself is over.
  const begun = kept?.day === day && kept.at < kept.round.items.length ? kept : null
  const query = useQuery({ ...roundOf(day), enabled: !begun })
  const data = begun ?? (query.data && { day, at: 0, round: query.data, unsent: kept?.unsent ?? [] })
  return (
    <Loaded query={{ ...query, data }} texts={texts.load}>
      {(round) => <Play userId={userId} begun={round} />}
    </Loaded>
  )
}

/** The round of today: begun, or gone on with where this device left it. */
export function Round({ userId }: { userId: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedRound userId={userId} />
    </QueryClientProvider>
  )
}
