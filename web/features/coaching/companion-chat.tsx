import { ChatFailureBanner } from './chat-failure-banner.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { ReplyAnnouncer } from './reply-announcer.tsx'
import type { Chat } from './use-chat.ts'
import { useSoftwareNotice } from './use-software-notice.ts'

type CompanionChatProps = { chat: Chat; companionName: string; greeting: string }

/** The compact chat in the menu (400 px tall, specification section 2); its panel has the heading. */
export function CompanionChat({ chat, companionName, greeting }: CompanionChatProps) {
  const showsSoftwareNotice = useSoftwareNotice(chat.entries.length > 0)
  return (
    <div className="flex min-h-[max(22rem,min(400px,100dvh-2rem))] flex-col text-sm">
      <MessageList
        chat={chat}
        coachName={companionName}
        greeting={greeting}
        showsTimes={false}
        showsSoftwareNotice={showsSoftwareNotice}
      />
      <ReplyAnnouncer entries={chat.entries} phase={chat.phase} />
      <ChatFailureBanner chat={chat} />
      <Composer chat={chat} isCompact />
    </div>
  )
}
