import { joinClasses } from '../../../ui/join-classes.ts'
import { BuiltInChip } from '../chat/built-in-chip.tsx'
import { ChatBody } from '../chat/chat-body.tsx'
import type { Chat } from '../chat/use-chat.ts'
import { useSoftwareNotice } from '../chat/use-software-notice.ts'

type CompanionChatProps = { chat: Chat; companionName: string; greeting: string }

/** The compact chat in the menu (400 px tall, specification section 2; more with a safety card), under its row with the companion's name. */
export function CompanionChat({ chat, companionName, greeting }: CompanionChatProps) {
  const showsSoftwareNotice = useSoftwareNotice(chat.entries.length > 0)
  return (
    <div
      data-companion-chat
      className={joinClasses(
        'flex flex-col text-sm',
        chat.entries.some(({ safety }) => safety)
          ? 'min-h-[max(22rem,min(48rem,130dvh))]'
          : 'min-h-[max(22rem,min(400px,100dvh-2rem))]',
      )}
    >
      {chat.isBuiltIn && (
        <div className="border-b border-line-soft px-3 py-1">
          <BuiltInChip />
        </div>
      )}
      <ChatBody
        chat={chat}
        coachName={companionName}
        greeting={greeting}
        showsTimes={false}
        showsSoftwareNotice={showsSoftwareNotice}
        isCompact
      />
    </div>
  )
}
