import type { ReactNode } from 'react'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import type { TokenUsageReply } from '#domain/token-allowance/contract.ts'
import { BackLink } from '../../../platform/back-link.tsx'
import { useIsNarrow } from '../../../platform/use-is-narrow.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { CardOfReply } from '../chat/card-of-reply.ts'
import { ChatWorkspace } from '../chat/chat-workspace.tsx'
import { type Chat, useChat } from '../chat/use-chat.ts'
import { coachingTexts } from '../texts.ts'

type ModuleWorkspaceProps = {
  userId: string
  isBuiltInCoach: boolean
  words: CoachingModule
  onUsage: (usage: TokenUsageReply) => void
  cardOfReply?: CardOfReply
  composerAction?: ReactNode
  /** A tool of the module's own; told whether a talk was begun in the chat on this visit. */
  renderTool?: ((isChatBegun: boolean) => ReactNode) | undefined
  /** Links beside the page's heading. */
  actions?: ReactNode
  /** What can be done with the conversation, in the chat's head, beside the head's own action. */
  renderToolbar?: (chat: Chat, timesButton: ReactNode) => ReactNode
}

/** A coaching module: its title, its own tool where it has one, and its chat. */
export function ModuleWorkspace({
  userId,
  isBuiltInCoach,
  words,
  onUsage,
  cardOfReply,
  composerAction,
  renderTool,
  actions,
  renderToolbar,
}: ModuleWorkspaceProps) {
  const chat = useChat({ userId, scope: words.id, place: words.id, isBuiltInCoach, onUsage })
  const isNarrow = useIsNarrow()
  const phoneHead = {
    before: <BackLink />,
    title: (
      <h1 tabIndex={-1} className="text-base/tight wrap-anywhere">
        {words.title}
      </h1>
    ),
    note: (
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-sm/snug text-ink-soft">{words.intro}</p>
        {actions}
      </div>
    ),
  }
  return (
    <>
      {!isNarrow && <PageHeading title={words.title} intro={words.intro} actions={actions} isCompact />}
      <ChatWorkspace
        chat={chat}
        heading={coachingTexts.chatWithCoach}
        phoneHead={isNarrow ? phoneHead : undefined}
        coachName={coachingTexts.coach}
        greeting={words.greeting}
        examples={words.examples}
        howTo={words.howTo}
        tool={renderTool?.(chat.entries.some(({ isEarlier }) => !isEarlier))}
        // The specified least height of the chat below the rewriter (section 2).
        isLower={words.id === 'emotional-intelligence'}
        cardOfReply={cardOfReply}
        composerAction={composerAction}
        renderToolbar={renderToolbar && ((timesButton) => renderToolbar(chat, timesButton))}
      />
    </>
  )
}
