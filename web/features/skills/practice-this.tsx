import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { replyCardTexts as texts } from './reply-card-texts.ts'
import { oneCard } from './skill-queries.ts'

function ExerciseLink({ source: { module, cardId } }: { source: ReplySource }) {
  const exercise = useQuery(oneCard(module, cardId)).data?.exercises[0]
  if (!exercise) return null
  return (
    <ButtonLink
      variant="secondary"
      className="border-primary! px-3! py-1! text-sm text-primary!"
      aria-label={texts.practiceOne(exercise.title, exercise.minutes)}
      to={exercisePath(exercise.id)}
    >
      <MessagesSquare aria-hidden className="size-4" />
      {texts.practice}
    </ButtonLink>
  )
}

/** Leads from a reply to the first exercise of the card that it rests on; nothing where there is none. */
export function PracticeThis(props: { source: ReplySource }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ExerciseLink {...props} />
    </QueryClientProvider>
  )
}
