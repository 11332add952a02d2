import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { shortSteps } from '#domain/skills/short-steps.ts'
import { queryClient } from '../../platform/query-client.ts'
import { skillCardPath } from '../../platform/skill-card-path.ts'
import { useTickedSteps } from '../../platform/ticked-steps.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { replyCardTexts as texts } from './reply-card-texts.ts'
import { oneCard } from './skill-queries.ts'
import { useContentNote } from './use-content-note.ts'

/** So many steps are seen at once: beside a chat a card is a reminder, and all of it is one button away. */
const SEEN_STEPS = 3

type StepsProps = { userId: string; source: ReplySource; markdown: string }

function Steps({ userId, source: { module, cardId }, markdown }: StepsProps) {
  const { ticked, tick } = useTickedSteps(userId, { module, id: cardId })
  const [showsAll, setShowsAll] = useState(false)
  const steps = shortSteps(markdown)
  const shown = showsAll ? steps : steps.slice(0, SEEN_STEPS)
  const rest = steps.length - shown.length
  return (
    <>
      <ol className="mt-2 text-sm">
        {shown.map((step, place) => (
          <li key={step}>
            <Checkbox
              className="py-1.5"
              label={step}
              checked={ticked.includes(place)}
              onChange={({ target }) => tick(place, target.checked)}
            />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="ghost" className="flex! px-0! text-sm" onClick={() => setShowsAll(true)}>
          {texts.moreSteps(rest)}
        </Button>
      )}
    </>
  )
}

type ReplyCardProps = { userId: string; source: ReplySource }

function CardBesideReply({ userId, source }: ReplyCardProps) {
  const { cardId, title, module } = source
  const { data } = useQuery(oneCard(module, cardId))
  const noteOf = useContentNote()
  const note = data ? noteOf(data.card) : ''
  return (
    <Card className="p-4!">
      <p className="text-sm text-ink-soft">{texts.from}</p>
      <h2 className="text-base">{title}</h2>
      {note && <p className="mt-1 text-sm">{note}</p>}
      {data && !note && <Steps userId={userId} source={source} markdown={data.card.sections.steps} />}
      <ButtonLink
        variant="secondary"
        className="mt-1 px-3! text-sm"
        aria-label={texts.openOne(title)}
        to={skillCardPath({ module, id: cardId })}
      >
        {texts.open}
      </ButtonLink>
    </Card>
  )
}

/**
 * The card that a reply rests on, beside the chat, with its steps to tick: the ticks are those of the card's own page.
 * Without a connection it is its title and the way to it.
 */
export function ReplyCard(props: ReplyCardProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CardBesideReply key={props.source.cardId} {...props} />
    </QueryClientProvider>
  )
}
