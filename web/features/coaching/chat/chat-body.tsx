import type { ReactNode } from 'react'
import { ReplyAnnouncer } from '../reply/reply-announcer.tsx'
import type { CardOfReply } from './card-of-reply.ts'
import { ChatFailureBanner } from './chat-failure-banner.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import type { Chat } from './use-chat.ts'
import { useFollowEnd } from './use-follow-end.ts'

type ChatBodyProps = {
  chat: Chat
  coachName: string
  greeting: string
  showsTimes: boolean
  showsSoftwareNotice: boolean
  emptyState?: ReactNode
  composerAction?: ReactNode
  renderPractice?: CardOfReply['renderPractice'] | undefined
  isCompact?: boolean
}

/** What was said, what is happening, and where to write: the same in every chat, below its head. */
export function ChatBody({ chat, composerAction, isCompact = false, ...said }: ChatBodyProps) {
  const newestOwn = chat.entries.findLast(({ role }) => role === 'user')
  const { isAtEnd, goToEnd, ...followed } = useFollowEnd(newestOwn, isCompact)
  return (
    <>
      <MessageList chat={chat} {...said} followed={followed} isCompact={isCompact} />
      <ReplyAnnouncer entries={chat.entries} phase={chat.phase} />
      <ChatFailureBanner chat={chat} />
      <Composer
        chat={chat}
        action={composerAction}
        isCompact={isCompact}
        // Of a chat without messages nothing is newest.
        onGoToEnd={isAtEnd || chat.entries.length === 0 ? undefined : goToEnd}
      />
    </>
  )
}
