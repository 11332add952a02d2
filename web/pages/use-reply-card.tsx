import { type ComponentProps, Suspense, useMemo } from 'react'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import type { CardOfReply } from '../features/coaching/chat/card-of-reply.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import type { ReplyCard as LoadedReplyCard } from '../features/skills/reply-card.tsx'
import { loadPart } from '../platform/load-part.tsx'

/** They come with the first reply that rests on a card. */
const ReplyCard = loadPart<ComponentProps<typeof LoadedReplyCard> & { hasNotes: boolean }>(() =>
  Promise.all([
    import('../features/skills/reply-card.tsx'),
    import('../features/skills/use-content-note.ts'),
  ]).then(([{ ReplyCard: Loaded }, { WantsContentNotes }]) => ({ hasNotes, ...card }) => (
    <WantsContentNotes value={hasNotes}>
      <Loaded {...card} />
    </WantsContentNotes>
  )),
)
const PracticeThis = loadPart(() =>
  import('../features/skills/practice-this.tsx').then((part) => part.PracticeThis),
)

/** What a chat shows of the card that its newest reply rests on: the card beside it, and the way to its exercise. */
export function useReplyCard(): CardOfReply {
  const { user } = useOwnSession()
  const hasNotes = (useSettings().settings ?? defaultSettings).sensitiveContentWarnings
  return useMemo(
    () => ({
      renderCard: (source: ReplySource) => (
        <Suspense>
          <ReplyCard userId={user.id} source={source} hasNotes={hasNotes} />
        </Suspense>
      ),
      renderPractice: (source: ReplySource) => (
        <Suspense>
          <PracticeThis source={source} />
        </Suspense>
      ),
    }),
    [user.id, hasNotes],
  )
}
